/** Cards as structure, also where a line comes as one sentence: "Punch · range 1 · 3 AP · 2 AIR. Pushes 1." or "shield: 2". */
import type { CardTold, LineTold } from './messages'

const FACT = /^([^.:·]{2,34}): ([^.]{1,80})$/
const HEADED = /^([^.·]{2,40}) · (.+)$/

export interface Fact {
  name: string
  value: string
}

export interface Read {
  facts: Fact[]
  lines: LineTold[]
}

const read = new WeakMap<CardTold, Read>()

export function structured(card: CardTold): Read {
  const known = read.get(card)
  if (known) return known
  const facts: Fact[] = []
  const lines: LineTold[] = []
  for (const line of card.lines) {
    const fact = line.heading || line.facts.length ? null : FACT.exec(line.text)
    const headed = line.heading || line.facts.length ? null : HEADED.exec(line.text)
    if (headed) lines.push(split(line, headed[1], headed[2]))
    else if (fact) facts.push({ name: fact[1], value: fact[2] })
    else lines.push(line)
  }
  const found = { facts, lines }
  read.set(card, found)
  return found
}

/** What stands between dots are facts up to the first full stop; the rest is the text. */
function split(line: LineTold, heading: string, rest: string): LineTold {
  const stop = rest.search(/\. (?=\p{L})/u)
  const facts = (stop < 0 ? rest.replace(/\.$/, '') : rest.slice(0, stop)).split(' · ')
  return { ...line, heading, facts, text: stop < 0 ? '' : rest.slice(stop + 2) }
}

/** The value of the first fact whose name fits. */
export const factOf = (card: CardTold | undefined, name: RegExp): string => (card ? (structured(card).facts.find((fact) => name.test(fact.name))?.value ?? '') : '')

/** A word for a piece that has no card: its name, as words are written. */
export const slug = (name: string): string => name.replace(/ ?#\d+/g, '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
