/** Who plays at this browser, and the games that the server knows. */
import { get, patch } from './http'
import type { GameInfo, Me } from './messages'
import { settings } from './settings.svelte'

class Person {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])

  async load() {
    this.me = await get<Me>('/api/me', 'Me')
    this.games = await get<GameInfo[]>('/api/games', 'GameInfo')
    if (this.me.lang !== settings.lang) void this.rename({ lang: settings.lang })
  }
  async rename(change: { name?: string; lang?: 'pt' | 'en' }) {
    this.me = await patch<Me>('/api/me', 'Me', change)
  }
  async speak() {
    settings.save()
    await this.rename({ lang: settings.lang })
    this.games = await get<GameInfo[]>('/api/games', 'GameInfo')
  }
  game(name: string): GameInfo | undefined {
    return this.games.find((each) => each.name === name)
  }
}

export const person = new Person()
