/** The answer that is being put together by clicks: narrowed, marked, foreseen, promised beforehand; or why it can't be. */
import type { Advice, BoardTold, FromClient, OptionTold, OverlayCell, OverlayTold, PieceTold, PreviewTold, RefusalTold } from './messages'
import { beginnings, begun, has, keep, keyOf, meant, nextKeys, openArgs, verbKey, type Key } from './narrowing'
import type { Before, Premove } from './premove'
import { Shown } from './shown.svelte'
import type { Walk } from './walking'

/** Nobody could tell them apart but by where they lie. */
const alike = (a: PieceTold, b: PieceTold) =>
  a.controller === b.controller && a.owner === b.owner && a.face === b.face && a.host === b.host && a.cell === b.cell && !a.hidden && a.badges.map((each) => each.text).join() === b.badges.map((each) => each.text).join()

/** Two uses of the same thing, such as a die that is spent whole or in part: only one of them can be meant. */
const sameThings = (a: OptionTold, b: OptionTold) => a.verb !== b.verb && a.args.length > 0 && a.args.map(keyOf).join() === b.args.map(keyOf).join()

export abstract class Choosing extends Shown {
  picks = $state.raw<Key[]>([])
  /** Options of a series that are marked, by notation. */
  marks = $state.raw<string[]>([])
  refusals = $state.raw<RefusalTold[]>([])
  /** It was asked what else could be done with something: each of the refusals is of interest. */
  otherwise = $state(false)
  overlay = $state.raw<OverlayTold | null>(null)
  /** How far whoever acts could walk: the cells with what they cost and the way there. */
  reach = $state.raw<Map<number, OverlayCell>>(new Map())
  /** A walk of several steps that is on its way, and whether the last one was stopped. */
  walk = $state.raw<Walk | null>(null)
  walkStopped = $state(false)
  preview = $state.raw<PreviewTold | null>(null)
  /** What would spend something for good, chosen once: chosen again or confirmed, it is done. Whoever has picked the verb
   *  knows it already. */
  sure = $state.raw<OptionTold | null>(null)
  /** A board that could be chosen, looked at before it is. */
  tried = $state.raw<BoardTold | null>(null)
  /** What a strong player would do here, if it was asked for; and whether one is thinking about it. */
  advice = $state.raw<Advice[]>([])
  advised = $state(false)
  /** What this seat was asked last, the answer that it has given beforehand, and whether that came to nothing. */
  before = $state.raw<Before | null>(null)
  premove = $state.raw<Premove | null>(null)
  premoveGone = $state(false)
  /** The turn in which this person passed last, and the one in which everything is passed as long as others do nothing. */
  passed = $state('')
  passedOn = $state('')
  protected passedRule = ''
  /** The list of what can be answered beforehand is open. */
  preparing = $state(false)

  /** The numbers of questions whose answers are still wanted: what came too late is not shown. */
  protected wanted = { overlay: 0, reach: 0, preview: 0, whyNot: 0, hint: 0 }

  /** Is there something to be chosen beforehand? */
  canPremove = $derived(!this.replayed && this.live && !this.asked && !this.waits && this.mine.length === 1 && !this.now?.places && !!this.before)
  /** Somebody answers beforehand right now: what could be clicked for it is shown as such. */
  beforehandNow = $derived(this.canPremove && (this.preparing || this.picks.length > 0 || !!this.premove))
  /** Whose turn it is, told apart from every other. */
  turn = $derived(this.view ? [this.view.turn.round, this.view.turn.number, this.view.turn.active, this.view.turn.piece].join('/') : '')
  passesOn = $derived(!!this.turn && this.passedOn === this.turn)
  /** In a turn of somebody else whoever has passed once may not want to be asked at each of its steps. */
  canPassOn = $derived(this.passed === this.turn && this.view?.turn.active !== this.seat && !this.decision?.only_passing)
  remaining = $derived(keep(this.options, this.picks))
  next = $derived(this.beforehandNow ? nextKeys(keep(this.before!.options, this.picks), this.picks) : nextKeys(this.remaining, this.picks))
  marked = $derived(this.marks.flatMap((notation) => this.picking?.candidates.find((each) => each.notation === notation) ?? []))
  /** Pieces that are marked in pairs, or settled so: who blocks, and whom. */
  paired = $derived([...(this.picking?.picked ?? []), ...this.marked].filter((option) => option.args.length === 2 && option.args.every((arg) => arg.kind === 'piece')).map((option) => ({ from: Number(option.args[0].value), to: Number(option.args[1].value) })))
  /** What can be marked, with what is clicked already. */
  candidates = $derived(keep(this.picking?.candidates ?? [], this.picks))
  enough = $derived(!!this.picking && this.marks.length >= this.picking.fewest && this.marks.length <= Math.max(this.picking.most, this.picking.fewest))
  begun = $derived(begun(this.remaining, this.picks))
  wantsCell = $derived(this.remaining.some((option) => openArgs(option, this.picks)[0]?.kind === 'cell'))
  blamed = $derived(new Set(this.refusals.slice(0, 1).flatMap((each) => [each.blame, each.source]).filter((each) => each >= 0)))
  blamedCells = $derived(new Set(this.refusals[0]?.cells ?? []))
  /** What is picked: clicked, marked, or promised. */
  pickedKeys = $derived(new Set([...this.picks, ...[...this.marked, ...(this.sure ? [this.sure] : []), ...(this.premove && this.canPremove ? [this.premove.option] : [])].flatMap((option) => option.args.map(keyOf))]))

  /** Say something to the server; the number that the answer will carry. */
  abstract say(message: FromClient): number
  /** Send an answer, and wait for what comes of it. */
  protected abstract send(message: FromClient): void
  /** The step of the view that is answered. */
  protected abstract step(): number

  can(key: Key) { return this.next.get(this.twinOf(key)) }
  picked(key: Key) { return this.pickedKeys.has(key) }

  /** Of several pieces that are alike in everything one is offered: whichever is clicked, that one is meant. */
  #twins = $derived.by(() => {
    const found = new Map<Key, Key>()
    const { look } = this
    if (!look || this.beforehandNow) return found
    const offered = [...this.next.keys()].filter((key) => key.startsWith('piece:')).map((key) => look.pieces.get(Number(key.slice(6))))
    for (const piece of offered) {
      if (!piece || piece.hidden || !piece.card) continue
      for (const other of look.in(look.areas.get(look.placeOf(piece.number)))) {
        const key = `piece:${other.number}`
        if (other.card === piece.card && other !== piece && !this.next.has(key) && alike(other, piece) && !look.on(other.number).length && !look.on(piece.number).length) found.set(key, `piece:${piece.number}`)
      }
    }
    return found
  })
  twinOf(key: Key): Key { return this.#twins.get(key) ?? key }

  /** A click on a piece, a cell, a seat or a word. Tells whether it meant something. */
  pick(clicked: Key): boolean {
    const key = this.picks.includes(clicked) ? clicked : this.twinOf(clicked)
    this.refusals = []
    this.preview = null
    this.walk = null
    if (!this.asked) return this.#pickBeforehand(key)
    if (this.sure && !has(this.sure, key)) this.sure = null
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
    if (option) {
      if (this.picking) this.picks = []
      this.do(option)
    } else {
      this.picks = picks
      this.#aim()
    }
    return true
  }

  /** Choose before one is asked; the same choice again takes it back. */
  beforehand(option: OptionTold | null) {
    const same = option && this.premove?.option.notation === option.notation
    this.premoveGone = false
    this.premove = option && !same && this.before ? { question: this.before.question, option } : null
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

  /** Mark or unmark one of a series. Where one is a pair, whoever blocks and whom, it takes two clicks: what is marked is
   *  taken back by a click on its first, or on a second that can be in no other. */
  #mark(key: Key): boolean {
    const found = keep(this.candidates, [key])
    const marked = this.picks.length ? undefined : found.find((option) => this.marks.includes(option.notation) && (keyOf(option.args[0]) === key || found.length === 1))
    const one = marked ?? (found.length === 1 ? found[0] : undefined)
    if (!one) return false
    this.picks = []
    this.toggle(one)
    return true
  }

  toggle(option: OptionTold) {
    if (this.marks.includes(option.notation)) this.marks = this.marks.filter((each) => each !== option.notation)
    else {
      const most = this.picking!.most
      const others = this.marks.filter((notation) => !this.marked.some((each) => each.notation === notation && sameThings(each, option)))
      if (most > 1 && others.length >= most) return
      this.marks = [...(most === 1 ? [] : others), option.notation]
    }
  }

  /** All that is marked, at once; a series of which all are taken that can be ends by itself. */
  confirm(end?: OptionTold) {
    if (!this.picking) return
    const full = this.picking.most > 0 && this.marks.length >= this.picking.most
    this.send({ type: 'pick', step: this.step(), choices: this.marks, end: full ? '' : (end?.notation ?? ''), seat: this.seat })
  }

  do(option: OptionTold) {
    if (this.picking?.candidates.includes(option)) this.toggle(option)
    else if (this.picking?.ends.includes(option)) this.confirm(option)
    else if (option.weighty && this.sure !== option && !this.picks.includes(verbKey(option))) {
      this.sure = option
      this.foresee(option)
    } else if (option.notation === this.decision?.passing) this.pass()
    else this.choose(option.notation)
  }

  pass() {
    if (!this.decision?.passing) return
    this.passed = this.turn
    this.choose(this.decision.passing)
  }

  /** Pass in this turn as long as the same is asked, the others do nothing and nothing waits to be answered. */
  passOn() {
    this.passedOn = this.turn
    this.passedRule = this.decision?.rule ?? ''
    this.pass()
  }

  choose(choice: string) {
    this.send({ type: 'choose', step: this.step(), choice, seat: this.seat })
  }

  /** Go to a cell as far as the way is sure: step by step, each only if it is offered when its time comes. */
  walkTo(cell: number): boolean {
    const way = this.reach.get(cell)?.way ?? []
    const verb = this.decision?.walking
    if (!this.asked || !verb || !way.length) return false
    this.walkStopped = false
    this.walk = { verb, piece: this.view!.turn.piece, way }
    this.stepOn()
    return true
  }

  /** The next step of the walk. */
  protected stepOn() {
    const { verb, way } = this.walk!
    const step = this.options.find((option) => option.verb === verb && Number(option.args[0]?.value) === way[0])
    if (!step) { this.walk = null; return }
    this.walk = way.length > 1 ? { ...this.walk!, way: way.slice(1) } : null
    this.choose(step.notation)
  }

  clear() {
    this.picks = []
    this.marks = []
    this.refusals = []
    this.overlay = null
    this.preview = null
    this.sure = null
    this.tried = null
  }

  /** Where could what is begun go? Asked as soon as a cell is wanted. */
  #aim() {
    this.overlay = null
    if (this.picks.length && this.wantsCell && this.begun) this.wanted.overlay = this.say({ type: 'overlay', begun: this.begun, seat: this.seat })
  }

  /** Why can this not be clicked, or nothing come of what would begin so? */
  whyNot(what: { piece?: number; cell?: number; of_seat?: number; card?: string; begun?: string[] }) {
    if (!this.live || this.seat < 0 || !this.asked) return
    this.refusals = []
    this.otherwise = false
    this.wanted.whyNot = this.say({ type: 'why-not', begun: beginnings(this.remaining, this.picks), ...what, seat: this.seat })
  }

  /** All that can't be done with a piece right now, though something else can. */
  whyElse(piece: number) {
    if (!this.live || this.seat < 0 || !this.asked) return
    this.refusals = []
    this.otherwise = true
    this.wanted.whyNot = this.say({ type: 'why-not', piece, others: true, seat: this.seat })
  }

  /** What would surely happen? Whoever pointed at it may have chosen it since: then nobody asks. An option that was told
   *  anew meanwhile is still the one that is pointed at. */
  foresee(option: OptionTold | undefined) {
    if (!option || !this.asked || this.picking || !this.options.some((each) => each.notation === option.notation)) { this.preview = null; return }
    this.wanted.preview = this.say({ type: 'preview', choice: option.notation, seat: this.seat })
  }

  /** What would a strong player do who knows what this seat knows? */
  askHint() {
    if (!this.asked || this.advised) return
    this.advice = []
    this.advised = true
    this.wanted.hint = this.say({ type: 'hint', seat: this.seat })
  }

  /** Do what was advised. Of a series that somebody has begun to mark, it is marked as well. */
  follow(advice: Advice) {
    const option = this.options.find((each) => each.notation === advice.notation)
    if (!option) return
    if (this.marks.length) this.do(option)
    else this.choose(option.notation)
  }

  /** What a click on a card picks that is no piece, such as one from which dice are bought; nothing if it is not offered. */
  cardKey(card: string): Key | undefined {
    const arg = this.options.flatMap((option) => option.args).find((each) => each.kind === 'card' && each.card === card)
    return arg && keyOf(arg)
  }

  /** The option that a click on this would choose. */
  wholeWith(key: Key): OptionTold | undefined {
    const picks = [...this.picks, this.twinOf(key)]
    return meant(keep(this.options, picks), picks)
  }
}
