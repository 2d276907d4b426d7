/** Portraits are made, not drawn: a hash of the name gives hue, partner hue, pattern and tilt; the icon is chosen by hand. */
import type { Face } from './face'

const UNKNOWN = ['i:meeple', 'i:hooded-figure', 'i:crystal-ball', 'i:swords-emblem', 'i:flying-flag']
const PATTERNS = ['dots', 'rays', 'stripes', 'rings', 'weave', 'beams'] as const

export interface Looks {
  icon: string
  hue: number
  partner: number
  pattern: (typeof PATTERNS)[number]
  tilt: number
  flip: boolean
}

export function hash(text: string): number {
  let sum = 2166136261
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619)
  return sum >>> 0
}

/** Versions of a character are one family: "thor-v1" and "thor-v3", or a die and its cards. */
export function familyOf(word: string, portraits: Record<string, string>): string {
  const bare = word.slice(word.lastIndexOf('/') + 1)
  if (portraits[bare]) return bare
  const unversioned = bare.replace(/-v\d+$/, '')
  if (portraits[unversioned]) return unversioned
  let best = ''
  for (const key in portraits) if (key.length > best.length && unversioned.startsWith(key + '-')) best = key
  return best || unversioned
}

const known = new Map<string, Looks>()

/** The look of a portrait: the same for a name everywhere and always. */
export function lookOf(word: string, face: Face): Looks {
  const key = `${face.game}/${word}`
  const found = known.get(key)
  if (found) return found
  const family = familyOf(word, face.portraits)
  const kin = hash(family)
  const own = hash(word)
  const hue = face.hues[kin % face.hues.length] + ((kin >>> 8) % 24) - 12
  const looks: Looks = {
    icon: face.portraits[family] ?? UNKNOWN[own % UNKNOWN.length],
    hue,
    partner: (hue + [42, -48, 150, 190][(kin >>> 4) % 4] + 360) % 360,
    pattern: PATTERNS[(own >>> 12) % PATTERNS.length],
    tilt: ((own >>> 16) % 13) - 6,
    flip: (kin >>> 20) % 2 === 1,
  }
  known.set(key, looks)
  return looks
}
