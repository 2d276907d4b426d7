/** A table and the line to it: what comes from the server is shown, what was chosen goes there. */
import { flushSync, tick } from 'svelte'
import { Choosing } from './choosing.svelte'
import { Connection } from './connection'
import { STANDS } from './emotes'
import type { CardTold, ChatTold, EventTold, FromClient, FromServer, Told } from './messages'
import { PROTOCOL } from './messages'
import { learnNames, learnSeats, plain } from './look'
import { person } from './me.svelte'
import { counted, glide, light, measure, rise, type Counted, type Places } from './motion'
import { rememberedFrom, stillMeant } from './premove'
import { settings, type Lang } from './settings.svelte'
import { hear, sound } from './sounds'
import { w } from './words'
import { Stream } from './streams'
import { goesOn } from './walking'

/** How long a deed of others is looked at before the next is shown, in milliseconds. */
const DEED = 1800

/** The piece that a view is about. */
const subject = (view: Told) => view.decision?.about[0] ?? view.turn.piece

export class Table extends Choosing {
  /** The badges of this game that count when they change. */
  counted: Counted = {}
  #streams = new Map<number, Stream>()
  #connection?: Connection
  /** Answers on their way, by their numbers: the seat and the step that each is for. */
  #sent = new Map<number, { seat: number; step: number }>()
  #timer = 0
  /** The step to which something was taken back: whoever did so wants to choose there, and nothing passes by itself. */
  #takenBack = -1
  /** What others did is shown one deed after the other, and moves on by itself. */
  #watched = 0
  #token = ''
  /** The language in which the table tells what it tells. */
  #spoken?: Lang

  // -- what comes from the server --------------------------------------------------------------------

  connect(id: string, token: string, watch = false) {
    this.#token = token
    const salt = crypto.getRandomValues(new Uint32Array(4)).join('-')
    this.#connection = new Connection(
      `/api/tables/${id}/live`,
      () => {
        this.#spoken = settings.lang
        return { type: 'hello', protocol: PROTOCOL, lang: this.#spoken, token: this.#token, step: -1, salt, watch }
      },
      (message) => this.take(message),
      (line) => { this.line = line; if (line === 'lost') { this.waits = false; this.#sent.clear() } },
      () => void person.ask().catch(() => {}),
    )
  }

  close() {
    clearTimeout(this.#timer)
    clearTimeout(this.#watched)
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
        stream.begin(message)
        if (message.because === 'undo') { this.#takenBack = message.step; this.passedOn = '' }
        this.#moved(message.seat, message.cards)
        break
      }
      case 'change':
        if (this.#stream(message.seat).follow(message)) this.#moved(message.seat, message.cards, message.events)
        break
      case 'why-not': if (message.id === this.wanted.whyNot) this.refusals = message.refusals; break
      case 'overlay':
        if (message.id === this.wanted.overlay) this.overlay = message
        else if (message.id === this.wanted.reach) this.reach = new Map(message.cells.filter((each) => each.way.length).map((each) => [each.cell, each]))
        break
      case 'hint':
        if (message.id !== this.wanted.hint) break
        this.advice = message.advice
        this.advised = false
        this.status = plain(message.advice[0]?.sentence ?? '')
        break
      case 'preview': if (message.id === this.wanted.preview) this.preview = message; break
      case 'chat':
        this.chat = [...this.chat, message].slice(-200)
        this.unread++
        if (!this.mine.includes(message.seat)) sound('word')
        if (message.emote && message.seat >= 0) this.#gesture(message)
        break
      case 'problem':
        if (message.id && message.id === this.wanted.preview) break // it was answered meanwhile: nobody wants to know any more
        this.waits = false
        this.advised = false
        this.walk = null
        if (message.code === 'not-asked' && this.#kept(message.id)) break // answered already, perhaps in another window
        this.#sent.delete(message.id)
        if (message.refusal) this.refusals = [message.refusal]
        else this.problem = message
        if (message.fatal) this.close()
        break
      case 'done':
        this.problem = null
        this.#kept(message.id)
        break
    }
  }

  /** Show a moment of a replay. */
  replay(view: Told, events: EventTold[], cards: Record<string, CardTold>, seat: number) {
    this.replayed = true
    const stream = this.#stream(seat)
    stream.past = [{ view, events, own: true }]
    stream.log = events
    this.#learnCards(cards)
    void this.show(seat, events)
  }

  #learnCards(cards: Record<string, CardTold>) {
    this.cards = { ...this.cards, ...cards }
    learnNames(Object.values(cards).flatMap((card) => [card.name, card.under]))
  }

  #stream(seat: number): Stream {
    const found = this.#streams.get(seat) ?? new Stream()
    this.#streams.set(seat, found)
    return found
  }

  #moved(seat: number, cards: Record<string, CardTold>, events: EventTold[] = []) {
    if (Object.keys(cards).length) this.#learnCards(cards)
    if (seat === this.seat) this.#holdBack(seat)
    if (seat === this.seat || this.seat < 0 || this.now === null) void this.show(seat, events)
    else this.#nextHere()
  }

  /** An answer was kept, and its seat was shown nothing: others decide in secret, and it is asked no more. */
  #kept(id: number): boolean {
    const sent = this.#sent.get(id)
    this.#sent.delete(id)
    if (!sent) return false
    const { seat, step } = sent
    const stream = this.#stream(seat)
    if (stream.step !== step) return true
    stream.answered = true
    if (seat === this.seat) {
      this.waits = false
      this.answered = true
    }
    this.#nextHere()
    return true
  }

  /** Of several people at one device another one is asked: the curtain falls until they are there. */
  #nextHere() {
    if (this.mine.length < 2 || this.curtain >= 0 || this.waits || this.#stream(this.seat).asks(this.seat)) return
    this.curtain = this.mine.find((seat) => seat !== this.seat && this.#stream(seat).asks(seat)) ?? -1
    // a position of a lesson is tried out by one person, who plays all seats
    if (this.curtain >= 0 && this.info?.continues.startsWith('scenario:')) this.raise()
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
    const { newest } = stream
    if (!newest) return
    const held = this.back >= 0 ? this.past[this.back] : undefined
    const moves = settings.pace > 0 && !held && events.length > 0
    const from = moves ? measure() : null
    const was = seat === this.seat ? this.now : null
    if (was && subject(was) !== subject(newest.view)) this.looked = -1 // the reader follows whoever acts or is asked about
    this.seat = seat
    learnSeats(newest.view.seats, this.info?.seats ?? [])
    this.now = newest.view
    this.past = stream.past
    if (held) this.back = Math.max(0, stream.past.indexOf(held)) // the oldest steps are forgotten meanwhile
    this.log = stream.log
    this.clocks = stream.clocks
    this.clocksAt = stream.clocksAt
    this.undo = stream.undo
    if (!held) this.fresh = events
    if (newest.view.waiting.length || events.some((event) => event.news && event.seat !== seat && (event.card || event.cause >= 0))) this.passedOn = ''
    this.waits = false
    this.advice = []
    this.advised = false
    this.reach = new Map()
    this.answered = stream.answered
    if (events.length) this.problem = null
    this.clear()
    flushSync()
    await tick()
    if (from) this.#animate(from, was, newest.view, events)
    const news = events.filter((event) => event.news).map((event) => event.text)
    this.status = plain([...news.slice(-4), this.asked ? this.decision?.question : ''].filter(Boolean).join('. '))
    hear(events, this.asked)
    this.#learnSteps()
    this.#goOn(events)
  }

  #animate(from: Places, was: Told | null, now: Told, events: EventTold[]) {
    const rises = was ? counted(was, now, this.counted) : []
    glide(from, now, events, settings.pace)
    light(events, settings.pace)
    for (const each of rises) rise(each, settings.pace)
  }

  /** What the page does by itself, now that it has come to this: walk on, play what was chosen beforehand, pass. */
  #goOn(events: EventTold[]) {
    if (!this.#walkOn(events) && !this.#playBeforehand()) this.#passAlone()
    this.#nextHere()
  }

  // -- what others did, one deed after the other -------------------------------------------------------

  /** Another deed of others has come while the one before is still looked at: it waits, if this person wants it to. */
  #holdBack(seat: number) {
    const { past } = this.#stream(seat)
    const before = past.at(-2)
    if (settings.watch === 'flow' || this.back >= 0 || past.at(-1)!.own || !before || before.own || !before.events.some((event) => event.news)) return
    this.past = past
    this.back = past.length - 2
    this.#moveOnSoon()
  }

  #moveOnSoon() {
    clearTimeout(this.#watched)
    if (settings.watch !== 'stop' || this.again) this.#watched = window.setTimeout(() => void this.moveOn(), DEED)
  }

  /** Look once more at what others did, from this step of the past on. */
  watchAgain(from: number) {
    this.again = true
    this.stepBack(from)
    if (this.back >= 0) this.#moveOnSoon()
    else this.again = false
  }

  /** On to the next deed, or to now. */
  async moveOn() {
    clearTimeout(this.#watched)
    if (this.back < 0) return
    const was = this.view
    const from = settings.pace > 0 ? measure() : null
    const rest = this.past.findIndex((each, i) => i > this.back && each.events.some((event) => event.news))
    this.stepBack(rest < 0 ? Infinity : rest)
    const events = (this.past[this.back] ?? this.past.at(-1))?.events ?? []
    this.fresh = events
    flushSync()
    await tick()
    if (from) this.#animate(from, was, this.view!, events)
    this.status = plain(events.filter((event) => event.news).map((event) => event.text).slice(-4).join('. '))
    if (this.back >= 0) this.#moveOnSoon()
  }

  /** A walk that is on its way goes on, unless something came between; else how far one could go is asked. */
  #walkOn(events: EventTold[]): boolean {
    const { walk } = this
    if (walk && this.asked && goesOn(walk, this.view!, this.seat, events)) {
      this.#after(Math.max(40, settings.pace), () => { if (this.walk === walk) this.stepOn() })
      return true
    }
    if (walk) {
      this.walk = null
      this.walkStopped = true
      this.status = `${w().walkStopped} ${this.status}`
    }
    if (this.asked && this.decision?.walking) this.wanted.reach = this.say({ type: 'overlay', begun: this.decision.walking, seat: this.seat })
    return false
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
    const at = this.step()
    this.#timer = window.setTimeout(() => { if (this.asked && this.step() === at) what() }, wait)
  }

  holdOn() {
    this.hold = !this.hold
    this.#passAlone()
  }

  mute(seat: number, mute: boolean) {
    this.muted = mute ? [...this.muted, seat] : this.muted.filter((each) => each !== seat)
    this.say({ type: 'mute', seat, mute })
  }

  /** Nothing but passing is possible, or wanted in this turn, and no stop is set here: pass. */
  #passAlone() {
    clearTimeout(this.#timer)
    const decision = this.decision
    const alone = decision?.only_passing ? settings.autoPass : this.passesOn && decision?.rule === this.passedRule
    if (!this.asked || !decision?.passing || !alone || this.hold || this.step() === this.#takenBack) return
    const game = this.view!.game
    if (this.view!.trail.some((step) => settings.stopsAt(game, step.id))) return
    this.#after(Math.max(60, settings.pace), () => {
      if (this.hold) return
      this.choose(decision.passing)
      this.#stream(this.seat).chosen = -1
    })
  }

  protected step() { return this.#stream(this.seat).step }

  /** A question is answered once: a key that is pressed twice, or a pass that comes by itself meanwhile, sends nothing. */
  protected send(message: FromClient) {
    if (!this.asked) return
    this.waits = true
    this.picks = []
    this.refusals = []
    this.overlay = null
    this.reach = new Map()
    this.walkStopped = false
    this.preview = null
    this.sure = null
    const { seat } = this
    const step = this.step()
    this.#stream(seat).chosen = step
    this.#sent.set(this.say(message), { seat, step })
  }

  stepBack(to: number) {
    clearTimeout(this.#watched)
    const last = this.past.length - 1
    const away = this.back >= 0
    this.back = to >= last ? -1 : Math.max(0, to)
    this.clear()
    if (this.back >= 0) this.fresh = this.past[this.back].events
    else {
      this.again = false
      if (away) this.#goOn([])
    }
  }

  /** Be told everything in this language; whoever changes it before the table has greeted is heard afterwards. */
  speak(lang: Lang) {
    if (this.line !== 'open' || lang === this.#spoken) return
    this.#spoken = lang
    this.cards = {}
    this.say({ type: 'speak', lang })
  }
}
