/** Who plays at this browser, and the games that the server knows. */
import { get, introduced, patch, post, remove, whenDismissed } from './http'
import type { GameInfo, Me } from './messages'
import { settings } from './settings.svelte'

const KEPT = 'ludoteca-games-'

function remembered(): GameInfo[] {
  try {
    return JSON.parse(localStorage.getItem(`${KEPT}${settings.lang}`) ?? '[]')
  } catch {
    return []
  }
}

class Person {
  me = $state.raw<Me | null>(null)
  /** Those of the last visit until the server has told them: the lobby is there at once. */
  games = $state.raw<GameInfo[]>(remembered())

  /** Somebody gave the account another passphrase elsewhere: this browser has become a new guest. */
  dismissed = $state(false)

  constructor() {
    whenDismissed(() => void this.ask().catch(() => {}))
  }
  /** Who one is, by the cookie that one has. */
  async ask() {
    const was = this.me
    this.me = await introduced<Me>('Me')
    this.dismissed ||= !!was?.account && !this.me.account
  }
  async load() {
    await this.ask()
    await this.#learn()
    if (this.me?.lang !== settings.lang) void this.rename({ lang: settings.lang })
  }
  async rename(change: { name?: string; lang?: 'pt' | 'en' }) {
    this.me = await patch<Me>('/api/me', 'Me', change)
  }
  /** Make an account of the guest that one is, or enter one: what is told then is of whoever has it. */
  async enter(how: 'account' | 'session', name: string, passphrase: string) {
    this.me = await post<Me>(`/api/${how}`, 'Me', { name, passphrase })
    this.dismissed = false
  }
  async changePassphrase(old: string, fresh: string) {
    this.me = await post<Me>('/api/passphrase', 'Me', { old, new: fresh })
  }
  async leave() {
    this.me = await remove<Me>('/api/session', 'Me')
  }
  async speak() {
    settings.save()
    await this.rename({ lang: settings.lang })
    await this.#learn()
  }
  async #learn() {
    this.games = await get<GameInfo[]>('/api/games', 'GameInfo')
    try {
      localStorage.setItem(`${KEPT}${settings.lang}`, JSON.stringify(this.games))
    } catch {
      // a device that keeps nothing asks each time
    }
  }
  game(name: string): GameInfo | undefined {
    return this.games.find((each) => each.name === name)
  }
}

export const person = new Person()
