/** Which page is shown: the path of the address. */
class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
  }
  #read() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#read()
    scrollTo(0, 0)
  }
  /** A link that stays in the page. */
  follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.origin !== location.origin || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
