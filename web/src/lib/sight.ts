/** Where the screen is so narrow that what is asked covers a part of the table: what can be chosen is brought into sight. */

const NARROW = matchMedia('(max-width: 900px)')

/** Scroll to the first thing on the table that can be clicked, or else to the hand, if none of it is in sight above what
 * is asked: whoever is asked whether to keep a hand wants to see it. */
export function bringIntoSight() {
  const dock = NARROW.matches ? document.querySelector('.dock')?.getBoundingClientRect() : undefined
  if (!dock) return
  const seen = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((rect) => rect.width)
  const clickable = seen('.play :is(.piece, .cell, .shelf):is(.can, .step, .whole)')
  const places = clickable.length ? clickable : seen('.play .hand .piece')
  if (!places.length || places.some((rect) => rect.top >= 0 && rect.bottom <= dock.top)) return
  const middle = (places[0].top + places[0].bottom) / 2
  scrollBy({ top: middle - dock.top / 2, behavior: 'instant' })
}
