import { read } from './complete'
import type { FromClient, FromServer } from './messages'

/** The longest that a lost connection waits before it tries again. */
const SLOWEST = 8000
/** A line that says nothing for so long is asked whether it is alive, and given up a little later. */
const SILENCE = 20000

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** One connection to a table that comes back by itself. */
export class Connection {
  #socket?: WebSocket
  #tries = 0
  #timer = 0
  #watch = 0
  #heard = 0
  #closed = false
  /** Has the table greeted back? What is said before would speak of a view that is not the newest. */
  #greeted = false
  #next = 1

  constructor(
    readonly path: string,
    readonly hello: () => FromClient,
    readonly onMessage: (message: FromServer) => void,
    readonly onLine: (line: Line) => void,
    /** It was not even opened: the server is away, or does not know this browser any more. */
    readonly onUnheard: () => void,
  ) {
    this.#open()
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  /** Say something; tells the number that the answer will carry. */
  say(message: FromClient): number {
    const id = this.#next++
    if (this.#socket?.readyState === WebSocket.OPEN && (this.#greeted || message.type === 'hello')) this.#socket.send(JSON.stringify({ ...message, id }))
    return id
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
    this.onLine('closed')
  }

  /** Drop the line, as a network would: it comes back by itself. */
  drop() {
    this.#socket?.close()
  }

  #again = () => {
    if (this.#closed || document.hidden || !this.#timer) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #open() {
    this.#timer = 0
    this.#greeted = false
    this.onLine('connecting')
    const socket = (this.#socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}`))
    let heard = false
    socket.onopen = () => {
      heard = true
      this.#tries = 0
      this.#heard = Date.now()
      clearInterval(this.#watch)
      this.#watch = window.setInterval(() => this.#look(), SILENCE / 2)
      this.say(this.hello())
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      const message = read(event.data)
      if (message?.type === 'welcome') {
        this.#greeted = true
        this.onLine('open')
      }
      if (message) this.onMessage(message)
    }
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return
      clearInterval(this.#watch)
      this.onLine('lost')
      if (!heard) this.onUnheard()
      const wait = Math.min(SLOWEST, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
      this.#timer = window.setTimeout(() => this.#open(), wait)
    }
  }

  #look() {
    const silent = Date.now() - this.#heard
    if (silent > 2 * SILENCE) this.#socket?.close()
    else if (silent > SILENCE) this.say({ type: 'ping' })
  }
}
