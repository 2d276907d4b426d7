/** The paths of all icons that have been loaded: the common ones at once, each game's with its face. */
import common from 'virtual:icons/lib'

const paths: Record<string, string> = { ...common }

export function addIcons(more: Record<string, string>) {
  Object.assign(paths, more)
}

/** The path of an icon, named as in the sources: i: and the name. */
export const pathOf = (name: string): string => paths[name.replace(/^i:/, '')] ?? ''
