/** What one reader is shown of a table: the newest view, or an earlier one; the log, the cards, what is said. */
import { Look } from './look'
import type { CardTold, ChatTold, ClockInfo, EventTold, OptionTold, Problem, TableInfo, Told, UndoInfo } from './messages'
import type { Line } from './connection'
import type { Past } from './streams'

export class Shown {
  info = $state.raw<TableInfo | null>(null)
  /** The seats that are this person's. */
  mine = $state.raw<number[]>([])
  /** The seat whose stream is shown. */
  seat = $state(-1)
  now = $state.raw<Told | null>(null)
  log = $state.raw<EventTold[]>([])
  past = $state.raw<Past[]>([])
  /** Which step of the past is shown; -1 is now. */
  back = $state(-1)
  cards = $state.raw<Record<string, CardTold>>({})
  clocks = $state.raw<ClockInfo[]>([])
  clocksAt = 0
  undo = $state.raw<UndoInfo | null>(null)
  chat = $state.raw<ChatTold[]>([])
  unread = $state(0)
  /** The last emote of each seat, while it stands there. */
  emotes = $state.raw<Record<number, ChatTold>>({})
  line = $state<Line>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** Said to screen readers. */
  status = $state('')
  looked = $state(-1)
  /** A card that lies under the pointer without being a piece: its dice are bought from it. */
  lookedCard = $state('')
  /** A card that is read without being a piece on the table. */
  readCard = $state('')
  rule = $state('')
  /** The curtain between two people at one device: the seat that comes next. */
  curtain = $state(-1)
  hold = $state(false)
  /** The steps of a turn that this match has come to, by their words: where one may want to be asked. */
  steps = $state.raw<Record<string, string>>({})
  /** Whom this person does not want to hear; -1 are the spectators. */
  muted = $state.raw<number[]>([])
  /** What others did is being shown again. */
  again = $state(false)
  /** A replay is only looked at. */
  replayed = false
  waits = $state(false)
  /** The seat that is shown has answered, and others decide in secret. */
  answered = $state(false)
  fresh = $state.raw<EventTold[]>([])

  view = $derived<Told | null>(this.back >= 0 ? (this.past[this.back]?.view ?? this.now) : this.now)
  look = $derived<Look | null>(this.view ? new Look(this.view) : null)
  live = $derived(this.back < 0)
  decision = $derived(this.view?.decision ?? null)
  /** Is this seat asked? */
  asked = $derived(!this.replayed && this.live && !this.waits && !this.answered && !!this.decision && this.seat >= 0 && this.decision.seats.includes(this.seat) && (this.decision.options.length > 0 || !!this.decision.picking))
  picking = $derived(this.asked ? (this.decision?.picking ?? null) : null)
  options = $derived<OptionTold[]>(!this.asked ? [] : this.picking ? [...this.picking.candidates, ...this.picking.ends] : this.decision!.options)
  /** What others did since this person chose last, by the step of the past in which it happened. */
  meanwhile = $derived.by(() => {
    if (this.replayed || this.mine.length !== 1) return []
    const own = this.past.findLastIndex((each) => each.own)
    return own < 0 ? [] : this.past.slice(own + 1).flatMap((each, i) => each.events.filter((event) => event.news && event.text && event.seat !== this.seat).map((event) => ({ event, at: own + 1 + i })))
  })
  about = $derived(new Set(this.decision?.about ?? []))
}
