/** Filters over the cards of a game, found in the facts that its cards have: kind, cost, colour, level, powers. */
import { structured } from './cards'
import type { CardTold } from './messages'

export interface Filter {
  name: string
  values: string[]
}

/** A fact that few cards have, or of which nearly every card has its own value, is nothing to filter by. */
const SHARE = 0.15
const MOST = 18
/** More filters than these are more than one looks through. */
const SHOWN = 7

const inOrder = new Intl.Collator(undefined, { numeric: true })

/** Lists are as many values: whoever looks for flight wants also those that fly and see far. */
const partsOf = (value: string): string[] => value.split(/, |(?<=\p{L})\/(?=\p{L})/u).map((part) => part.trim()).filter(Boolean)

const valuesOf = (card: CardTold, name: string): string[] => structured(card).facts.filter((fact) => fact.name === name).flatMap((fact) => partsOf(fact.value))

export function filtersOf(cards: CardTold[]): Filter[] {
  const having = new Map<string, number>()
  for (const card of cards) for (const name of new Set(structured(card).facts.map((fact) => fact.name))) having.set(name, (having.get(name) ?? 0) + 1)
  const found: (Filter & { having: number })[] = []
  for (const [name, many] of having) {
    if (many < cards.length * SHARE) continue
    const values = [...new Set(cards.flatMap((card) => valuesOf(card, name)))].sort(inOrder.compare)
    if (values.length > 1 && values.length <= MOST) found.push({ name, values, having: many })
  }
  return found.sort((a, b) => b.having - a.having || a.values.length - b.values.length).slice(0, SHOWN)
}

/** What tells a card from others at a glance: its facts that one filters by, a figure with its name. */
export const briefly = (card: CardTold | undefined, filters: Filter[]): string =>
  card ? structured(card).facts.filter((fact) => filters.some((filter) => filter.name === fact.name)).map((fact) => (/^[\d−+-]/.test(fact.value) ? `${fact.name} ${fact.value}` : fact.value)).join(' · ') : ''

/** Has a card all that was chosen? */
export const fits = (card: CardTold, chosen: Record<string, string>): boolean =>
  Object.entries(chosen).every(([name, value]) => !value || valuesOf(card, name).includes(value))

const bare = (value: string) => value.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()

/** Do all these words occur on a card? */
export function says(card: CardTold, asked: string): boolean {
  const all = bare([card.name, ...card.lines.map((line) => `${line.heading} ${line.text}`)].join(' '))
  return bare(asked).split(/\s+/).every((word) => all.includes(word))
}
