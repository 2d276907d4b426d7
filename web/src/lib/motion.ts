/** Pieces glide from where they were to where they are: first, last, invert, play. */
import type { EventTold, Told } from './messages'

const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** Where every piece and every area is on the screen. */
export interface Places {
  pieces: Map<number, DOMRect>
  areas: Map<number, DOMRect>
}

function rects(attribute: 'piece' | 'area'): Map<number, DOMRect> {
  const found = new Map<number, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const rect = element.getBoundingClientRect()
    if (rect.width) found.set(Number(element.dataset[attribute]), rect)
  }
  return found
}

export const measure = (): Places => ({ pieces: rects('piece'), areas: rects('area') })

/** Where a piece came from: itself, what it was before, or the area that it left. */
function origin(number: number, before: Places, view: Told, events: EventTold[]): DOMRect | undefined {
  const itself = before.pieces.get(number)
  if (itself) return itself
  const piece = view.pieces.find((each) => each.number === number)
  for (const was of piece?.was ?? []) if (before.pieces.has(was)) return before.pieces.get(was)
  const move = events.flatMap((event) => event.moves).findLast((each) => each.piece === number)
  return move ? (before.pieces.get(move.was) ?? before.areas.get(move.source)) : undefined
}

export function glide(before: Places, view: Told, events: EventTold[], pace: number) {
  if (!pace) return
  const rolled = new Set(events.filter((event) => event.faces.length || /roll|spin/.test(event.kind)).flatMap((event) => event.pieces))
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const number = Number(element.dataset.piece)
    const to = element.getBoundingClientRect()
    if (!to.width) continue
    const from = origin(number, before, view, events)
    if (!from) {
      element.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: pace * 0.6, easing: 'ease-out' })
      continue
    }
    const x = from.left - to.left
    const y = from.top - to.top
    if (rolled.has(number)) roll(element, x, y, pace)
    else if (Math.abs(x) > 1 || Math.abs(y) > 1)
      element.animate(
        [
          { transform: `translate(${x}px,${y}px) scale(${Math.min(2, Math.max(0.4, from.width / to.width))})`, transformOrigin: '0 0', zIndex: 30 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
        ],
        { duration: pace, easing: EASE },
      )
  }
}

/** A die tumbles to where it comes to lie. */
function roll(element: HTMLElement, x: number, y: number, pace: number) {
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
