/** How one sits down with one click: the usual format, the ready decks, bots of middling strength. */
import { post } from './http'
import type { GameInfo, SeatGiven, TableInfo } from './messages'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

export function againstBot(game: GameInfo): Promise<TableInfo> {
  const format = game.formats[0]
  const bots = Math.max(1, (format?.least ?? 2) - 1)
  const seats: SeatGiven[] = [{ sitter: 'me' }, ...Array.from({ length: bots }, (): SeatGiven => ({ sitter: 'bot' }))]
  return post<TableInfo>('/api/tables', 'TableInfo', { game: game.name, format: format?.name ?? '', seats, start: true })
}

/** A position of the rulebook, to be tried out: all seats are one's own. A step of a lesson says what there is to do. */
export async function openPosition(game: string, scenario: string, step: boolean) {
  const seats: SeatGiven[] = [{ sitter: 'me' }, { sitter: 'here' }]
  const table = await post<TableInfo>(`/api/lessons/${game}/${scenario}`, 'TableInfo', { at: 0, seats })
  settings.seen = { ...settings.seen, [`${game}/${scenario}`]: 1 }
  settings.save()
  router.go(`/table/${table.id}${step ? `?lesson=${game}/${scenario}` : ''}`)
}
