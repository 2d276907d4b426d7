/** How something is read in full where there is a finger or a mouse: by a long press, or by the other button. */

/** Shorter is a tap; and whoever moves so far, in pixels, wants to scroll. */
const LONG = 450
const FAR = 10

export function reads(read: () => void) {
  return (node: HTMLElement) => {
    let timer = 0
    let start = { x: 0, y: 0 }
    /** It was read while the finger lay there: lifting it chooses nothing. */
    let done = false
    const heard: { [name in 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'click' | 'contextmenu']: (event: PointerEvent) => void } = {
      pointerdown(event) {
        done = false
        if (event.pointerType !== 'touch') return
        start = { x: event.clientX, y: event.clientY }
        clearTimeout(timer)
        timer = window.setTimeout(() => { done = true; read() }, LONG)
      },
      pointermove(event) { if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) clearTimeout(timer) },
      pointerup() { clearTimeout(timer) },
      pointercancel() { clearTimeout(timer) },
      click(event) {
        if (!done) return
        done = false
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      contextmenu(event) {
        event.preventDefault()
        clearTimeout(timer)
        if (!done) read()
        done = event.pointerType === 'touch'
      },
    }
    for (const [name, hears] of Object.entries(heard)) node.addEventListener(name, hears as EventListener, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const [name, hears] of Object.entries(heard)) node.removeEventListener(name, hears as EventListener, { capture: true })
    }
  }
}
