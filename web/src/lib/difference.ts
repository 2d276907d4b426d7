import type { Difference, Told } from './messages'

const WHOLE = ['turn', 'seats', 'boards', 'trail', 'waiting', 'calculation', 'decision', 'shelves', 'places'] as const

/** The view after a difference; the view before stays as it was. */
export function apply(before: Told, change: Difference): Told {
  const areas = new Map(before.areas.map((area) => [area.place, area]))
  for (const area of change.areas) areas.set(area.place, area)
  const pieces = new Map(before.pieces.map((piece) => [piece.number, piece]))
  for (const number of change.gone) pieces.delete(number)
  for (const piece of change.pieces) pieces.set(piece.number, piece)
  const after = { ...before, areas: [...areas.values()], pieces: [...pieces.values()] }
  for (const field of WHOLE) if (change[field] !== undefined) (after as Record<string, unknown>)[field] = change[field]
  return after
}
