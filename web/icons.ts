import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

const MODULE = 'virtual:icons/'
const NAMED = /(?<![\w-])i:([a-z][a-z0-9-]+)/g

/** The icons that the sources of a folder name as an icon after "i:". */
function namedIn(folder: string): Set<string> {
  const names = new Set<string>()
  if (!existsSync(folder)) return names
  for (const file of readdirSync(folder, { recursive: true }) as string[])
    if (/\.(ts|svelte)$/.test(file))
      for (const found of readFileSync(join(folder, file), 'utf8').matchAll(NAMED)) names.add(found[1])
  return names
}

/** The path of an icon in whole steps of its 512: a fifth of a pixel where it is drawn largest, half as long to send. */
function pathIn(body: string): string {
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }]
  const drawn = optimize(`<svg viewBox="0 0 512 512">${body}</svg>`, { plugins }).data
  return [...drawn.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(' ')
}

/**
 * `virtual:icons/games/fabula` holds the icons that `src/games/fabula` names, each as one path and nothing else of
 * the collection, and without those of `src/lib`, which every page has.
 * The collection is game-icons.net, CC BY 3.0; the page credits it.
 */
export function icons(): Plugin {
  let all: Record<string, { body: string }>
  return {
    name: 'game-icons',
    resolveId: (source) => (source.startsWith(MODULE) ? '\0' + source : undefined),
    load(source) {
      if (!source.startsWith('\0' + MODULE)) return
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      all ??= JSON.parse(readFileSync(file, 'utf8')).icons
      const folder = source.slice(MODULE.length + 1)
      const common = namedIn('src/lib')
      const wanted = folder === 'lib' ? common : [...namedIn(`src/${folder}`)].filter((name) => !common.has(name))
      const paths: Record<string, string> = {}
      for (const name of [...wanted].sort()) {
        if (!all[name]) this.error(`there is no icon "${name}" (named in ${folder})`)
        paths[name] = pathIn(all[name].body)
      }
      return `export default ${JSON.stringify(paths)}`
    },
  }
}
