/** A page that was opened before the server was renewed asks for parts that are no longer there: it is loaded anew. */
const MARK = 'ludoteca-renewed'
/** Not again and again: what can't be loaded a moment later is told as a fault. */
const AGAIN = 10_000

export function watchRenewal() {
  window.addEventListener('vite:preloadError', () => {
    const before = Number(sessionStorage.getItem(MARK) ?? 0)
    if (Date.now() - before < AGAIN) return
    sessionStorage.setItem(MARK, String(Date.now()))
    location.reload()
  })
}
