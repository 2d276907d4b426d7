/** Where a part of the table is out of sight, what can be chosen is brought into sight. */

const NARROW = matchMedia('(max-width: 900px)')

/** What is seen of the table: on a narrow screen it ends above what is asked, else above a hand that stays in sight. */
function sight() {
  const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
  if (NARROW.matches) return { top: 0, bottom: topOf('.dock'), scrolled: document.documentElement }
  const play = document.querySelector('.play')
  if (!play || play.scrollHeight <= play.clientHeight) return
  const { top, bottom } = play.getBoundingClientRect()
  return { top, bottom: Math.min(bottom, topOf('.play .own')), scrolled: play }
}

/** Scroll to the first thing on the table that can be clicked, or else to the hand, if none of it is in sight: whoever is
 * asked whether to keep a hand wants to see it. */
export function bringIntoSight() {
  const seen = sight()
  if (!seen || seen.bottom === Infinity) return
  const found = (selector: string) => [...document.querySelectorAll(selector)].map((each) => ({ rect: each.getBoundingClientRect(), held: !NARROW.matches && !!each.closest('.own') })).filter(({ rect }) => rect.width)
  const clickable = found('.play :is(.piece, .cell, .shelf):is(.can, .step, .whole)')
  const places = clickable.length ? clickable : found('.play .hand .piece')
  if (!places.length || places.some(({ rect, held }) => held || (rect.top >= seen.top && rect.bottom <= seen.bottom))) return
  const { rect } = places[0]
  seen.scrolled.scrollBy({ top: (rect.top + rect.bottom - seen.top - seen.bottom) / 2, behavior: 'instant' })
}
