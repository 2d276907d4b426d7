/** What a game brings to be drawn with: its arrangement, its portraits, its manner. */
import { getContext, setContext, type Component } from 'svelte'
import type { CardTold } from './messages'
import type { Counted } from './motion'

export type Manner = 'token' | 'comic' | 'die' | 'cordel' | 'gold' | 'plain'

export interface Face {
  game: string
  manner: Manner
  /** The hues that portraits may have. */
  hues: number[]
  /** The icon of a card, by its word. */
  portraits: Record<string, string>
  /** The table of this game; the general one where it has none of its own. */
  arrangement?: Component
  /** The sides of a card's die, drawn. */
  sides?: Component<{ card: CardTold }>
  /** Badges that count when they change: damage, healing, points. */
  counted?: Counted
  /** What stands on the cells of a board that is shown in small, by its word: a shape within one cell, and its colour. */
  grounds?: Record<string, { shape: string; fill: string }>
  /** The verbs that strike: what they are aimed at is ringed in red. */
  strikes?: string[]
  /** Icons of the faces of dice by word, where a roll is told. */
  dice?: Record<string, string>
  /** Icons of badges by name. */
  badges?: Record<string, string>
}

export const PLAIN: Face = { game: '', manner: 'plain', hues: [20, 65, 145, 195, 250, 300, 345], portraits: {} }

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  krosmaster: () => import('../games/krosmaster'),
  battle_scenes: () => import('../games/battle_scenes'),
  dice_masters: () => import('../games/dice_masters'),
  fabula: () => import('../games/fabula'),
  apotheosis: () => import('../games/apotheosis'),
}

/** The face of a game; a game without one plays in the general arrangement. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game]
  return load ? (await load()).face : { ...PLAIN, game }
}

export const hasFace = (game: string): boolean => game in FACES

const FACE = Symbol('face')
export const giveFace = (face: () => Face) => setContext(FACE, face)
export const useFace = (): (() => Face) => getContext(FACE) ?? (() => PLAIN)
