/** Editing the file of a deck as text: one card more or less in one of its parts. */
import { factOf } from './cards'
import type { CardTold } from './messages'

const quoted = (word: string) => `"${word}"`
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A part that is a list, as in `krosmasters = ["a", "b"]`. */
function inList(text: string, part: string, word: string, by: number): string | null {
  const found = new RegExp(`^(${escaped(part)}\\s*=\\s*\\[)([^\\]]*)(\\])`, 'm').exec(text)
  if (!found) return null
  const words = found[2].split(',').map((each) => each.trim().replace(/^["']|["']$/g, '')).filter(Boolean)
  if (by > 0) words.push(word)
  else {
    const at = words.lastIndexOf(word)
    if (at >= 0) words.splice(at, 1)
  }
  return text.replace(found[0], `${found[1]}${words.map(quoted).join(', ')}${found[3]}`)
}

/** A part that is a table, as in `[cards]` with `"thor-v1" = 2` below it. */
function inTable(text: string, part: string, word: string, by: number): string | null {
  const lines = text.split('\n')
  const head = lines.findIndex((line) => line.trim() === `[${part}]`)
  if (head < 0) return null
  let end = lines.findIndex((line, i) => i > head && /^\s*\[/.test(line))
  if (end < 0) end = lines.length
  const entry = new RegExp(`^\\s*["']?${escaped(word)}["']?\\s*=\\s*(\\d+)`)
  const at = lines.findIndex((line, i) => i > head && i < end && entry.test(line))
  const count = (at >= 0 ? Number(entry.exec(lines[at])![1]) : 0) + by
  if (at >= 0 && count > 0) lines[at] = `${quoted(word)} = ${count}`
  else if (at >= 0) lines.splice(at, 1)
  else if (count > 0) lines.splice(head + 1, 0, `${quoted(word)} = ${count}`)
  return lines.join('\n')
}

const LISTS = new Set(['krosmasters', 'actions', 'classes', 'equipment', 'memento', 'inventory'])

export function altered(text: string, part: string, word: string, by: number): string {
  const done = inTable(text, part, word, by) ?? inList(text, part, word, by)
  if (done !== null) return done
  if (by < 0) return text
  return LISTS.has(part) ? `${part} = [${quoted(word)}]\n${text}` : `${text.trimEnd()}\n\n[${part}]\n${quoted(word)} = 1\n`
}

/** The part of a deck that a card belongs to. */
export function partOf(game: string, card: CardTold): string {
  const fact = (name: RegExp) => factOf(card, name)
  if (game === 'krosmaster') return 'krosmasters'
  if (game === 'dice_masters') return /ação básica|basic action/i.test(fact(/^(dado|die)$/i)) ? 'actions' : 'cards'
  if (game === 'fabula') return /base/i.test(fact(/^(tipo|type)$/i)) ? 'bases' : 'cards'
  if (game !== 'apotheosis') return 'cards'
  const suit = fact(/^(naipe|suit)$/i)
  if (/class/i.test(suit)) return 'classes'
  if (/item/i.test(suit)) return 'equipment'
  return /skill|habilidade|perícia/i.test(suit) ? 'memento' : 'inventory'
}
