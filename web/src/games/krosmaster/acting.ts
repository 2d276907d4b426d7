import type { Told } from '../../lib/messages'

/** The figure whose turn it is: the timeline's, or else the one that the question names. */
export function acting(view: Told): number {
  if (view.turn.piece >= 0) return view.turn.piece
  const named = /#(\d+)/.exec(view.decision?.question ?? '')
  return named ? Number(named[1]) : -1
}
