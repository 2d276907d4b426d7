/** Where the screen is so narrow that what is asked covers a part of the table: what can be chosen is brought into sight. */

const NARROW = matchMedia('(max-width: 900px)')

/** Scroll to the first thing on the table that can be clicked, if none of them is in sight above what is asked. */
export function bringIntoSight() {
  const dock = NARROW.matches ? document.querySelector('.dock')?.getBoundingClientRect() : undefined
  if (!dock) return
  const places = [...document.querySelectorAll('.play :is(.piece, .cell, .shelf):is(.can, .step, .whole)')].map((each) => each.getBoundingClientRect()).filter((rect) => rect.width)
  if (!places.length || places.some((rect) => rect.top >= 0 && rect.bottom <= dock.top)) return
  const middle = (places[0].top + places[0].bottom) / 2
  scrollBy({ top: middle - dock.top / 2, behavior: 'instant' })
}
