/** A media query that can be watched. */
export function watched(query: string) {
  const list = matchMedia(query)
  let current = $state(list.matches)
  list.addEventListener('change', () => (current = list.matches))
  return { get current() { return current } }
}
