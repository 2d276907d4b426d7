/** All that a seat, or a spectator, has been sent: its steps, and its log without holes. */
import { apply } from './difference'
import type { ClockInfo, EventTold, FromServer, Told, UndoInfo } from './messages'

type Viewed = Extract<FromServer, { type: 'view' }>
type Changed = Extract<FromServer, { type: 'change' }>

/** What a stream showed at one of its steps: kept so that one can step back through what happened. */
export interface Past {
  view: Told
  events: EventTold[]
  /** It came of what this seat's person chose; all else is what others did, and what followed from it. */
  own: boolean
}

/** How far back one can step. The log is kept whole. */
const KEPT = 240

export class Stream {
  step = -1
  /** This seat has answered, and may see nothing of what follows while others decide in secret. */
  answered = false
  past: Past[] = []
  log: EventTold[] = []
  clocks: ClockInfo[] = []
  clocksAt = 0
  undo: UndoInfo | null = null
  /** The step that this seat's person answered last; what the page passes by itself is no answer of theirs. */
  chosen = -1

  get newest(): Past | undefined {
    return this.past.at(-1)
  }

  /** The whole view, at the beginning or after something that no difference tells. */
  begin(message: Viewed) {
    const spoken = message.because === 'language'
    const known = this.log.at(-1)?.number ?? -1
    const back = message.because === 'hello' && this.past.length > 0
    const events = spoken ? [] : back ? message.events.filter((event) => event.number > known) : message.because === 'hello' ? sinceOwn(message) : message.events.slice(-1)
    this.log = joined(this.log, message.events, message.because)
    this.past = [...(spoken ? [] : this.past), { view: message.view, events, own: !back }].slice(-KEPT)
    this.#moved(message)
  }

  /** How it has moved since the step before. Tells whether it could be followed. */
  follow(message: Changed): boolean {
    const before = this.newest
    if (!before) return false
    this.log = joined(this.log, message.events)
    this.past = [...this.past, { view: apply(before.view, message.change), events: message.events, own: this.chosen === this.step }].slice(-KEPT)
    this.#moved(message)
    return true
  }

  #moved({ step, clocks, undo }: Viewed | Changed) {
    this.step = step
    this.answered = false
    this.clocks = clocks
    this.clocksAt = Date.now()
    this.undo = undo
  }

  /** Is this seat asked, and has not answered? */
  asks(seat: number): boolean {
    const decision = this.newest?.view.decision
    return !this.answered && !!decision?.seats.includes(seat) && (decision.options.length > 0 || !!decision.picking)
  }
}

/** What others did last, and what followed from it: whoever comes in wants to know it, also where the own turn has begun. */
function sinceOwn({ events, seat }: Viewed): EventTold[] {
  const others = events.findLastIndex((event) => event.seat >= 0 && event.seat !== seat)
  return events.slice(events.slice(0, others + 1).findLastIndex((event) => event.seat === seat) + 1)
}

/**
 * What was known of the log, and what has come. After a change of language, or after so long an absence that a part is
 * missing, only what came is kept: a log is in one language and without holes.
 */
function joined(before: EventTold[], after: EventTold[], because = ''): EventTold[] {
  if (!after.length) return because === 'undo' ? [] : before
  const first = after[0].number
  const kept = because === 'language' ? [] : before.filter((event) => event.number < first)
  const whole = kept.length && kept[kept.length - 1].number === first - 1
  return whole ? [...kept, ...after] : after
}
