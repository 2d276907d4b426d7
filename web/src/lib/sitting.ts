/** How one sits down with one click: the usual format, the ready decks, bots of middling strength. */
import { post } from './http'
import type { GameInfo, SeatGiven, TableInfo } from './messages'

export function againstBot(game: GameInfo): Promise<TableInfo> {
  const format = game.formats[0]
  const bots = Math.max(1, (format?.least ?? 2) - 1)
  const seats: SeatGiven[] = [{ sitter: 'me' }, ...Array.from({ length: bots }, (): SeatGiven => ({ sitter: 'bot' }))]
  return post<TableInfo>('/api/tables', 'TableInfo', { game: game.name, format: format?.name ?? '', seats, start: true })
}
