/** Cards as structure: facts that are a name and a value, and lines that are texts; some come as one sentence. */
import type { CardTold, LineTold } from './messages'

const FACT = /^([^.:·]{2,34}): ([^.]{1,80})$/
/** What is headed and no longer than this is a figure, not a text. */
const SHORT = 90
/** A sentence ends with a full stop, which that of an initial (S.H.I.E.L.D.) is not. */
const SENTENCE = /(?<!\b[A-Z])[.!]$/
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
    if (line.heading && !line.facts.length && line.text.length <= SHORT && !SENTENCE.test(line.text)) {
      facts.push({ name: line.heading, value: line.text })
      continue
    }
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
