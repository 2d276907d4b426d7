/** The sorts of cards of Battle Scenes, by which their edges are drawn. */
import { factOf } from '../../lib/cards'
import type { CardTold } from '../../lib/messages'

export type Sort = 'character' | 'support' | 'scenario' | 'ability' | ''

const WORDS: [RegExp, Sort][] = [[/character|personagem/i, 'character'], [/support|suporte/i, 'support'], [/scenario|cenário/i, 'scenario'], [/ability|habilidade/i, 'ability']]

export function sortOf(card: CardTold | undefined): Sort {
  const said = card?.sort || factOf(card, /^(tipo|type)$/i)
  return WORDS.find(([pattern]) => pattern.test(said))?.[1] ?? ''
}
