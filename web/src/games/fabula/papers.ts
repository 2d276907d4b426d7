/** The coloured papers of the cordel: which one a card is printed on. */
import { badge } from '../../lib/look'
import type { CardTold, PieceTold } from '../../lib/messages'
import { hash } from '../../lib/portraits'

export type Sort = 'base' | 'ally' | 'other'

export function sortOf(piece: PieceTold, card: CardTold | undefined): Sort {
  if (card?.sort) return card.sort === 'base' ? 'base' : card.sort === 'ally' ? 'ally' : 'other'
  const has = (name: string) => !!badge(piece, name) || !!badge(card, name)
  if (has('resistance') || has('centre')) return 'base'
  if (has('life')) return 'ally'
  return has('cost') || has('cost-x') || piece.host >= 0 ? 'other' : 'base'
}

export function paperOf(piece: PieceTold, card: CardTold | undefined): string {
  const sort = sortOf(piece, card)
  if (sort === 'base') return '#b9c48a'
  if (sort === 'other') return '#c9b7a4'
  return hash(piece.card) % 2 ? '#d98e5a' : '#e8c98a'
}
