/** A walk of several steps: it goes on while nothing but the steps happens, and stops at whatever else does. */
import type { EventTold, Told } from './messages'

export interface Walk {
  verb: string
  piece: number
  /** The cells that are still to be gone to. */
  way: number[]
}

/** May the next step be taken: the same piece is asked, that very step is offered, and only the last one was told? */
export function goesOn(walk: Walk, view: Told, seat: number, events: EventTold[]): boolean {
  const { decision } = view
  if (!decision?.seats.includes(seat) || view.turn.piece !== walk.piece || events.length !== 1 || events[0].faces.length) return false
  return decision.options.some((option) => option.verb === walk.verb && Number(option.args[0]?.value) === walk.way[0])
}
