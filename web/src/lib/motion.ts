/** What moves when the table changes: pieces glide, dice roll, values count, and whatever caused it is lit. */
import type { BadgeTold, EventTold, Told } from './messages'

const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** The badges that count: those of which more is better (1) and those of which more is worse (-1). */
export type Counted = Record<string, 1 | -1>

/** Where everything was on the screen. A piece may be drawn twice, on a board and in a list: each stays by itself. */
export interface Places {
  pieces: Map<HTMLElement, DOMRect>
  areas: Map<number, DOMRect>
}

const drawn = () => document.querySelectorAll<HTMLElement>('[data-piece]')
const numberOf = (element: HTMLElement) => Number(element.dataset.piece)

export function measure(): Places {
  const places: Places = { pieces: new Map(), areas: new Map() }
  for (const element of drawn()) {
    const rect = element.getBoundingClientRect()
    if (rect.width) places.pieces.set(element, rect)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-area]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width) places.areas.set(Number(element.dataset.area), rect)
  }
  return places
}

/** Where the pieces were that are no longer drawn there, by number. */
function left(before: Places): Map<number, DOMRect> {
  return new Map([...before.pieces].filter(([element]) => !element.isConnected).map(([element, rect]) => [numberOf(element), rect]))
}

/** Where a piece came from that is drawn here for the first time: itself, what it was before, or the area that it left. */
function origin(number: number, gone: Map<number, DOMRect>, before: Places, view: Told, events: EventTold[]): DOMRect | undefined {
  const piece = view.pieces.find((each) => each.number === number)
  const move = events.flatMap((event) => event.moves).findLast((each) => each.piece === number)
  for (const was of [number, ...(piece?.was ?? []), move?.was ?? -1]) if (gone.has(was)) return gone.get(was)
  return move ? before.areas.get(move.source) : undefined
}

export function glide(before: Places, view: Told, events: EventTold[], pace: number) {
  const rolled = new Set(events.filter((event) => event.faces.length || /roll|spin/.test(event.kind)).flatMap((event) => event.pieces))
  const gone = left(before)
  const moved = [...drawn()].map((element) => ({ element, to: element.getBoundingClientRect() })) // all measured before any moves
  for (const { element, to } of moved) {
    if (!to.width) continue
    const number = numberOf(element)
    const from = before.pieces.get(element) ?? origin(number, gone, before, view, events)
    if (!from) appear(element, pace)
    else if (rolled.has(number) && element.classList.contains('die')) roll(element, from, to, pace)
    else if (Math.abs(from.left - to.left) > 1 || Math.abs(from.top - to.top) > 1) slide(element, from, to, pace)
  }
}

function appear(element: HTMLElement, pace: number) {
  element.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: pace * 0.6, easing: 'ease-out' })
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number) {
  const size = Math.min(2, Math.max(0.4, from.width / to.width))
  element.animate(
    [
      { transform: `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${size})`, transformOrigin: '0 0', zIndex: 30 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration: pace, easing: EASE },
  )
}

/** A die tumbles to where it comes to lie. */
function roll(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number) {
  const x = from.left - to.left
  const y = from.top - to.top
  const turns = 360 + Math.random() * 360
  element.animate(
    [
      { transform: `translate(${x}px,${y - 26}px) rotate(${-turns}deg) scale(1.18)`, zIndex: 30 },
      { transform: `translate(${x * 0.3}px,${y * 0.3 - 20}px) rotate(${-turns * 0.35}deg) scale(1.12)`, zIndex: 30, offset: 0.55 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: pace * 1.7, easing: 'cubic-bezier(.25,.6,.3,1)' },
  )
}

/** Where one looks for a piece: on a board, if it stands there too. */
const spot = (number: number) => document.querySelector<HTMLElement>(`.tokens [data-piece="${number}"]`) ?? document.querySelector<HTMLElement>(`[data-piece="${number}"]`)

/** Where the figures of a seat stand. */
const purse = (seat: number) => document.querySelector<HTMLElement>(`[data-purse="${seat}"] .gauge`) ?? document.querySelector<HTMLElement>(`[data-purse="${seat}"]`)

/** Whatever caused what has just happened is lit for a moment. */
export function light(events: EventTold[], pace: number) {
  for (const cause of new Set(events.filter((event) => event.news && event.cause >= 0).map((event) => event.cause)))
    spot(cause)?.animate(
      [{ filter: 'none' }, { filter: 'brightness(1.35) drop-shadow(0 0 5px var(--accent)) drop-shadow(0 0 16px var(--accent))', offset: 0.25 }, { filter: 'none' }],
      { duration: pace * 3 },
    )
}

/** A value that has changed: by how much, and where it stands. */
interface Rise {
  by: number
  rect: DOMRect
}

/** Values that have changed: damage, healing, points. Measured before anything moves, which would have it laid out anew. */
export function counted(before: Told, after: Told, which: Counted): Rise[] {
  const was = new Map(before.pieces.map((piece) => [piece.number, piece]))
  const found: { by: number; from: HTMLElement | null }[] = []
  for (const piece of after.pieces) {
    const same = was.get(piece.number)
    const by = same && same !== piece ? gained(same.badges, piece.badges, which) : 0
    if (by) found.push({ by, from: spot(piece.number) })
  }
  for (const seat of after.seats) {
    const same = before.seats.find((each) => each.seat === seat.seat)
    const by = same ? gained(same.badges, seat.badges, which) : 0
    if (by) found.push({ by, from: purse(seat.seat) })
  }
  return found.flatMap(({ by, from }) => (from ? [{ by, rect: from.getBoundingClientRect() }] : [])).filter(({ rect }) => rect.width)
}

/** How much better it is than before. */
function gained(before: BadgeTold[], after: BadgeTold[], counted: Counted): number {
  let sum = 0
  for (const badge of after) {
    const same = before.find((each) => each.name === badge.name)
    if (same && counted[badge.name]) sum += (badge.value - same.value) * counted[badge.name]
  }
  return sum
}

/** It rises from where it stands. */
export function rise({ by, rect }: Rise, pace: number) {
  const number = document.createElement('b')
  number.className = `rising ${by < 0 ? 'worse' : 'better'}`
  number.textContent = by < 0 ? `−${-by}` : `+${by}`
  number.setAttribute('aria-hidden', 'true') // the log tells it
  number.style.left = `${rect.left + rect.width / 2}px`
  number.style.top = `${rect.top + Math.min(rect.height / 2, 40)}px`
  document.body.append(number)
  number.animate(
    [{ translate: '-50% -10%', scale: 0.5, opacity: 0 }, { translate: '-50% -60%', scale: 1.25, opacity: 1, offset: 0.2 }, { translate: '-50% -110%', scale: 1, opacity: 1, offset: 0.75 }, { translate: '-50% -190%', scale: 1, opacity: 0 }],
    { duration: pace * 3.4, easing: 'ease-out' },
  ).onfinish = () => number.remove()
}
