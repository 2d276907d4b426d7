/** A table as one reader sees it, and the option that is being put together. */
import { flushSync, tick } from 'svelte'
import { Connection, type Line } from './connection'
import { apply } from './difference'
import { Look } from './look'
import type {
  Advice, CardTold, ChatTold, ClockInfo, EventTold, FromClient, FromServer, OptionTold, OverlayTold, PreviewTold, Problem, RefusalTold, TableInfo, Told, UndoInfo,
} from './messages'
import { PROTOCOL } from './messages'
import { STANDS } from './emotes'
import { glide, measure } from './motion'
import { begun, has, keep, keyOf, meant, nextKeys, openArgs, type Key } from './narrowing'
import { rememberedFrom, stillMeant, type Before, type Premove } from './premove'
import { settings } from './settings.svelte'
import { hear, sound } from './sounds'

/** What a stream showed at one of its steps: kept so that one can step back through what happened. */
export interface Past {
  view: Told
  events: EventTold[]
}

/** How far back one can step. The log is kept whole. */
const KEPT = 240

/** All that one seat, or a spectator, has been sent. */
class Stream {
  step = -1
  /** This seat has answered, and may see nothing of what follows while others decide in secret. */
  answered = false
  past: Past[] = []
  log: EventTold[] = []
  clocks: ClockInfo[] = []
  clocksAt = 0
  undo: UndoInfo | null = null
}

export class Table {
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

  picks = $state.raw<Key[]>([])
  /** Options of a series that are marked, by notation. */
  marks = $state.raw<string[]>([])
  looked = $state(-1)
  /** A card that is read without being a piece on the table. */
  readCard = $state('')
  refusals = $state.raw<RefusalTold[]>([])
  overlay = $state.raw<OverlayTold | null>(null)
  preview = $state.raw<PreviewTold | null>(null)
  /** What a strong player would do here, if it was asked for; and whether one is thinking about it. */
  advice = $state.raw<Advice[]>([])
  advised = $state(false)
  rule = $state('')
  /** The curtain between two people at one device: the seat that comes next. */
  curtain = $state(-1)
  hold = $state(false)
  /** What this seat was asked last, the answer that it has given beforehand, and whether that came to nothing. */
  before = $state.raw<Before | null>(null)
  premove = $state.raw<Premove | null>(null)
  premoveGone = $state(false)
  /** The steps of a turn that this match has come to, by their words: where one may want to be asked. */
  steps = $state.raw<Record<string, string>>({})
  /** Whom this person does not want to hear; -1 are the spectators. */
  muted = $state.raw<number[]>([])
  /** A replay is only looked at. */
  replayed = false
  waits = $state(false)
  /** The seat that is shown has answered, and others decide in secret. */
  answered = $state(false)
  fresh = $state.raw<EventTold[]>([])
  /** How long the last updates took to draw, for the tests of speed. */
  costs: number[] = []

  #streams = new Map<number, Stream>()
  #connection?: Connection
  #asked = { overlay: 0, preview: 0, whyNot: 0, hint: 0 }
  #sent = { id: 0, seat: -1, step: -1 }
  #timer = 0
  #token = ''

  view = $derived<Told | null>(this.back >= 0 ? (this.past[this.back]?.view ?? this.now) : this.now)
  look = $derived<Look | null>(this.view ? new Look(this.view) : null)
  live = $derived(this.back < 0)
  decision = $derived(this.view?.decision ?? null)
  /** Is this seat asked? */
  asked = $derived(!this.replayed && this.live && !this.waits && !this.answered && !!this.decision && this.seat >= 0 && this.decision.seats.includes(this.seat) && (this.decision.options.length > 0 || !!this.decision.picking))
  picking = $derived(this.asked ? (this.decision?.picking ?? null) : null)
  options = $derived<OptionTold[]>(!this.asked ? [] : this.picking ? [...this.picking.candidates, ...this.picking.ends] : this.decision!.options)
  remaining = $derived(keep(this.options, this.picks))
  next = $derived(nextKeys(this.remaining, this.picks))
  marked = $derived(this.marks.flatMap((notation) => this.picking?.candidates.find((each) => each.notation === notation) ?? []))
  enough = $derived(!!this.picking && this.marks.length >= this.picking.fewest && this.marks.length <= Math.max(this.picking.most, this.picking.fewest))
  begun = $derived(begun(this.remaining, this.picks))
  wantsCell = $derived(this.remaining.some((option) => openArgs(option, this.picks)[0]?.kind === 'cell'))
  about = $derived(new Set(this.decision?.about ?? []))
  blamed = $derived(new Set(this.refusals.slice(0, 1).flatMap((each) => [each.blame, each.source]).filter((each) => each >= 0)))
  blamedCells = $derived(new Set(this.refusals[0]?.cells ?? []))
  markedKeys = $derived(new Set(this.marked.flatMap((option) => option.args.map(keyOf))))

  // -- what comes from the server --------------------------------------------------------------------

  connect(id: string, token: string, watch = false) {
    this.#token = token
    const salt = crypto.getRandomValues(new Uint32Array(4)).join('-')
    this.#connection = new Connection(
      `/api/tables/${id}/live`,
      () => ({ type: 'hello', protocol: PROTOCOL, lang: settings.lang, token: this.#token, step: -1, salt, watch }),
      (message) => this.take(message),
      (line) => { this.line = line; if (line === 'lost') this.waits = false },
    )
  }

  close() {
    clearTimeout(this.#timer)
    this.#connection?.close()
  }

  /** Lose the connection, as a network might. */
  hangUp() {
    this.#connection?.drop()
  }

  say(message: FromClient): number {
    return this.#connection?.say(message) ?? 0
  }

  take(message: FromServer) {
    switch (message.type) {
      case 'welcome':
        this.info = message.table
        this.mine = message.seats
        this.chat = message.chat
        if (!this.mine.includes(this.seat)) this.seat = this.mine[0] ?? -1
        for (const seat of this.muted) this.say({ type: 'mute', seat, mute: true })
        break
      case 'table': this.info = message.table; break
      case 'view': {
        const stream = this.#stream(message.seat)
        stream.step = message.step
        stream.answered = false
        stream.log = joined(stream.log, message.events, message.because)
        stream.past = [...(message.because === 'language' ? [] : stream.past), { view: message.view, events: message.because === 'language' ? [] : message.events.slice(-1) }].slice(-KEPT)
        this.#moved(message.seat, stream, message)
        break
      }
      case 'change': {
        const stream = this.#stream(message.seat)
        const before = stream.past.at(-1)
        if (!before) break
        stream.step = message.step
        stream.answered = false
        stream.log = joined(stream.log, message.events)
        stream.past = [...stream.past, { view: apply(before.view, message.change), events: message.events }].slice(-KEPT)
        this.#moved(message.seat, stream, message, message.events)
        break
      }
      case 'why-not': if (message.id === this.#asked.whyNot) this.refusals = message.refusals; break
      case 'overlay': if (message.id === this.#asked.overlay) this.overlay = message; break
      case 'hint':
        if (message.id !== this.#asked.hint) break
        this.advice = message.advice
        this.advised = false
        this.status = message.advice[0]?.sentence ?? ''
        break
      case 'preview': if (message.id === this.#asked.preview) this.preview = message; break
      case 'chat':
        this.chat = [...this.chat, message].slice(-200)
        this.unread++
        if (!this.mine.includes(message.seat)) sound('word')
        if (message.emote && message.seat >= 0) this.#gesture(message)
        break
      case 'problem':
        this.waits = false
        this.advised = false
        if (message.refusal) this.refusals = [message.refusal]
        else this.problem = message
        this.status = message.text
        if (message.fatal) this.close()
        break
      case 'done':
        this.problem = null
        if (message.id === this.#sent.id) this.#unmoved(this.#sent.seat, this.#sent.step)
        break
    }
  }

  /** Show a moment of a replay. */
  replay(view: Told, events: EventTold[], cards: Record<string, CardTold>, seat: number) {
    this.replayed = true
    const stream = this.#stream(seat)
    stream.past = [{ view, events }]
    stream.log = events
    this.cards = { ...this.cards, ...cards }
    void this.show(seat, events)
  }

  #stream(seat: number): Stream {
    const found = this.#streams.get(seat) ?? new Stream()
    this.#streams.set(seat, found)
    return found
  }

  #moved(seat: number, stream: Stream, message: { cards: Record<string, CardTold>; clocks: ClockInfo[]; undo: UndoInfo | null }, events: EventTold[] = []) {
    stream.clocks = message.clocks
    stream.clocksAt = Date.now()
    stream.undo = message.undo
    if (Object.keys(message.cards).length) this.cards = { ...this.cards, ...message.cards }
    if (seat === this.seat || this.seat < 0 || this.now === null) void this.show(seat, events)
    else this.#nextHere()
  }

  /** An answer was kept, and its seat was shown nothing: others decide in secret, and it is asked no more. */
  #unmoved(seat: number, step: number) {
    const stream = this.#stream(seat)
    if (stream.step !== step) return
    stream.answered = true
    if (seat === this.seat) {
      this.waits = false
      this.answered = true
    }
    this.#nextHere()
  }

  #asks(seat: number): boolean {
    const stream = this.#stream(seat)
    const decision = stream.past.at(-1)?.view.decision
    return !stream.answered && !!decision?.seats.includes(seat) && (decision.options.length > 0 || !!decision.picking)
  }

  /** Of several people at one device another one is asked: the curtain falls until they are there. */
  #nextHere() {
    if (this.mine.length < 2 || this.curtain >= 0 || this.waits || this.#asks(this.seat)) return
    this.curtain = this.mine.find((seat) => seat !== this.seat && this.#asks(seat)) ?? -1
  }

  /** Whoever comes next has taken the device. */
  raise() {
    const seat = this.curtain
    this.curtain = -1
    void this.show(seat)
  }

  /** Show the newest of a stream: pieces glide to where they are now. */
  async show(seat: number, events: EventTold[] = []) {
    const stream = this.#stream(seat)
    const newest = stream.past.at(-1)
    if (!newest) return
    const from = this.back < 0 && events.length ? measure() : null
    const began = performance.now()
    this.seat = seat
    this.now = newest.view
    this.past = stream.past
    this.log = stream.log
    this.clocks = stream.clocks
    this.clocksAt = stream.clocksAt
    this.undo = stream.undo
    this.fresh = events
    this.waits = false
    this.advice = []
    this.advised = false
    this.answered = stream.answered
    if (events.length) this.problem = null
    this.clear()
    flushSync()
    this.costs.push(performance.now() - began)
    await tick()
    if (from) glide(from, newest.view, events, settings.pace)
    const news = events.filter((event) => event.news).map((event) => event.text)
    this.status = [...news.slice(-4), this.asked ? this.decision?.question : ''].filter(Boolean).join('. ')
    hear(events, this.asked)
    this.#learnSteps()
    if (!this.#playBeforehand()) this.#passAlone()
    this.#nextHere()
  }

  #gesture(said: ChatTold) {
    this.emotes = { ...this.emotes, [said.seat]: said }
    window.setTimeout(() => {
      if (this.emotes[said.seat] === said) this.emotes = Object.fromEntries(Object.entries(this.emotes).filter(([, each]) => each !== said))
    }, STANDS)
  }

  #learnSteps() {
    const unknown = (this.view?.trail ?? []).filter((step) => step.text && this.steps[step.id] !== step.text)
    if (unknown.length) this.steps = { ...this.steps, ...Object.fromEntries(unknown.map((step) => [step.id, step.text])) }
  }

  /** What was chosen beforehand is played if it still means the same. Tells whether it is. */
  #playBeforehand(): boolean {
    const decision = this.decision
    if (!this.asked || !decision) return false
    const premove = this.premove
    this.premove = null
    this.premoveGone = false
    this.before = rememberedFrom(decision) ?? this.before
    if (!premove) return false
    const option = stillMeant(premove, decision)
    this.premoveGone = !option
    if (option) this.#after(Math.max(200, settings.pace), () => this.choose(option.notation))
    return true
  }

  /** Do something a moment later, unless the match has moved on by then. */
  #after(wait: number, what: () => void) {
    const at = this.#step()
    this.#timer = window.setTimeout(() => { if (this.asked && this.#step() === at) what() }, wait)
  }

  /** Choose before one is asked; the same choice again takes it back. */
  beforehand(option: OptionTold | null) {
    const same = option && this.premove?.option.notation === option.notation
    this.premoveGone = false
    this.premove = option && !same && this.before ? { question: this.before.question, option } : null
  }

  /** Is there something to be chosen beforehand? */
  get canPremove(): boolean {
    return !this.replayed && this.live && !this.asked && !this.waits && this.mine.length === 1 && !this.now?.places && !!this.before
  }

  holdOn() {
    this.hold = !this.hold
    this.#passAlone()
  }

  mute(seat: number, mute: boolean) {
    this.muted = mute ? [...this.muted, seat] : this.muted.filter((each) => each !== seat)
    this.say({ type: 'mute', seat, mute })
  }

  /** Nothing but passing is possible and no stop is set here: pass. */
  #passAlone() {
    clearTimeout(this.#timer)
    const decision = this.decision
    if (!this.asked || !decision?.only_passing || !decision.passing || this.hold || !settings.autoPass) return
    const game = this.view!.game
    if (this.view!.trail.some((step) => settings.stopsAt(game, step.id))) return
    this.#after(Math.max(60, settings.pace), () => { if (!this.hold) this.choose(decision.passing) })
  }

  // -- what the person does --------------------------------------------------------------------------

  can(key: Key) { return this.next.get(key) }
  picked(key: Key) { return this.picks.includes(key) || this.markedKeys.has(key) }

  /** A click on a piece, a cell, a seat or a word. Tells whether it meant something. */
  pick(key: Key): boolean {
    this.refusals = []
    this.preview = null
    if (!this.asked) return this.#pickBeforehand(key)
    if (this.picking && this.#mark(key)) return true
    if (this.picks.includes(key)) {
      this.picks = this.picks.filter((each) => each !== key)
      this.#aim()
      return true
    }
    let picks = this.picks
    if (!this.next.has(key)) {
      if (!picks.length || !this.options.some((option) => has(option, key))) return false
      picks = [] // something else altogether: begin anew
    }
    picks = [...picks, key]
    const remaining = keep(this.options, picks)
    const option = meant(remaining, picks)
    if (option) this.do(option)
    else {
      this.picks = picks
      this.#aim()
    }
    return true
  }

  /** While others are asked, clicks put an answer to the question before together: it is promised, not played. */
  #pickBeforehand(key: Key): boolean {
    if (!this.canPremove) return false
    const options = this.before!.options
    const picks = keep(options, [...this.picks, key]).length ? [...this.picks, key] : [key]
    const remaining = keep(options, picks)
    const option = meant(remaining, picks)
    if (option) this.beforehand(option)
    this.picks = option || !remaining.length ? [] : picks
    return remaining.length > 0
  }

  /** Mark or unmark one of a series. */
  #mark(key: Key): boolean {
    const marked = this.marked.find((option) => option.args.some((arg) => keyOf(arg) === key))
    if (marked) {
      this.marks = this.marks.filter((notation) => notation !== marked.notation)
      return true
    }
    const found = this.picking!.candidates.filter((option) => option.args.some((arg) => keyOf(arg) === key) && !this.marks.includes(option.notation))
    if (found.length !== 1) return false
    this.toggle(found[0])
    return true
  }

  toggle(option: OptionTold) {
    if (this.marks.includes(option.notation)) this.marks = this.marks.filter((each) => each !== option.notation)
    else {
      const most = this.picking!.most
      const kept = most > 0 && this.marks.length >= most ? (most === 1 ? [] : this.marks) : this.marks
      if (most > 1 && this.marks.length >= most) return
      this.marks = [...kept, option.notation]
    }
  }

  /** All that is marked, at once; a series of which all are taken that can be ends by itself. */
  confirm(end?: OptionTold) {
    if (!this.picking) return
    const full = this.picking.most > 0 && this.marks.length >= this.picking.most
    this.#send({ type: 'pick', step: this.#step(), choices: this.marks, end: full ? '' : (end?.notation ?? ''), seat: this.seat })
  }

  do(option: OptionTold) {
    if (this.picking?.candidates.includes(option)) this.toggle(option)
    else if (this.picking?.ends.includes(option)) this.confirm(option)
    else this.choose(option.notation)
  }

  choose(choice: string) {
    this.#send({ type: 'choose', step: this.#step(), choice, seat: this.seat })
  }

  #step() { return this.#stream(this.seat).step }

  #send(message: FromClient) {
    this.waits = true
    this.picks = []
    this.refusals = []
    this.overlay = null
    this.preview = null
    const { seat } = this
    const step = this.#step()
    this.#sent = { id: this.say(message), seat, step }
  }

  clear() {
    this.picks = []
    this.marks = []
    this.refusals = []
    this.overlay = null
    this.preview = null
  }

  /** Where could what is begun go? Asked as soon as a cell is wanted. */
  #aim() {
    this.overlay = null
    if (this.picks.length && this.wantsCell && this.begun) this.#asked.overlay = this.say({ type: 'overlay', begun: this.begun, seat: this.seat })
  }

  /** Why can this not be clicked? */
  whyNot(what: { piece?: number; cell?: number; of_seat?: number; card?: string; choice?: string }) {
    if (!this.live || this.seat < 0 || !this.asked) return
    this.#asked.whyNot = this.say({ type: 'why-not', ...what, begun: this.begun, seat: this.seat })
  }

  /** What would surely happen? */
  foresee(option: OptionTold | undefined) {
    if (!option || !this.asked || this.picking) { this.preview = null; return }
    this.#asked.preview = this.say({ type: 'preview', choice: option.notation, seat: this.seat })
  }

  /** What would a strong player do who knows what this seat knows? */
  askHint() {
    if (!this.asked || this.advised) return
    this.advice = []
    this.advised = true
    this.#asked.hint = this.say({ type: 'hint', seat: this.seat })
  }

  /** Do what was advised: the option as it is offered. */
  follow(advice: Advice) {
    const option = this.options.find((each) => each.notation === advice.notation)
    if (option) this.do(option)
  }

  /** The option that a click on this would choose. */
  wholeWith(key: Key): OptionTold | undefined {
    const picks = [...this.picks, key]
    return meant(keep(this.options, picks), picks)
  }

  stepBack(to: number) {
    const last = this.past.length - 1
    this.back = to >= last ? -1 : Math.max(0, to)
    this.clear()
    if (this.back >= 0) this.fresh = this.past[this.back].events
  }

  speak() {
    this.cards = {}
    this.say({ type: 'speak', lang: settings.lang })
  }
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
