/** The energies of Dice Masters: figure and hue of each. */
export interface Energy {
  icon: string
  hue: number
  chroma: number
}

export const ENERGY: Record<string, Energy> = {
  fist: { icon: 'i:fist', hue: 28, chroma: 0.16 },
  bolt: { icon: 'i:lightning-trio', hue: 88, chroma: 0.14 },
  mask: { icon: 'i:domino-mask', hue: 300, chroma: 0.15 },
  shield: { icon: 'i:checked-shield', hue: 240, chroma: 0.14 },
  generic: { icon: 'i:round-star', hue: 70, chroma: 0.02 },
  wild: { icon: 'i:uncertainty', hue: 150, chroma: 0.1 },
}

export interface Shown {
  energy?: string
  amount: number
  level: number
  action: boolean
  bursts: number
}

/** What a face shows, by its word: fist2, level3, action**. */
export function faceOf(word: string): Shown {
  const level = /^level(\d)/.exec(word)
  if (level) return { amount: 1, level: Number(level[1]), action: false, bursts: (word.match(/\*/g) ?? []).length }
  if (word.startsWith('action')) return { amount: 1, level: 0, action: true, bursts: (word.match(/\*/g) ?? []).length }
  const energy = /^([a-z]+?)(\d?)$/.exec(word)
  return { energy: energy?.[1] ?? '', amount: Number(energy?.[2] || 1), level: 0, action: false, bursts: 0 }
}

/** What a card prints in the corners of a character's face, "1 3/4 *": fielding cost, attack, defence, bursts. */
export function printedOn(text: string | undefined) {
  const found = /(\d+) (\d+)\/(\d+) ?(\**)/.exec(text ?? '')
  return found ? { fielding: found[1], attack: found[2], defence: found[3], bursts: found[4].length } : undefined
}
