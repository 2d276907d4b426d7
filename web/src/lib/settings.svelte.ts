/** What a person has set on this device: language, theme, motion, stops. */
import { watched } from './media.svelte'

export type Lang = 'pt' | 'en'
export type Theme = 'dark' | 'light' | 'system'
export type Motion = 'full' | 'quick' | 'none'
/** What others do is shown as it comes, one deed after the other, or each until one moves on. */
export type Watch = 'flow' | 'slow' | 'stop'

const KEY = 'ludoteca'

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const was = stored()
const spoken = (): Lang => (navigator.languages?.some((each) => each.toLowerCase().startsWith('pt')) ? 'pt' : 'en')

class Settings {
  lang = $state<Lang>(was.lang === 'pt' || was.lang === 'en' ? was.lang : spoken())
  theme = $state<Theme>((was.theme as Theme) ?? 'system')
  motion = $state<Motion>((was.motion as Motion) ?? 'full')
  watch = $state<Watch>((was.watch as Watch) ?? 'flow')
  autoPass = $state<boolean>((was.autoPass as boolean) ?? true)
  notify = $state<boolean>((was.notify as boolean) ?? false)
  hideClocks = $state<boolean>((was.hideClocks as boolean) ?? false)
  sounds = $state<boolean>((was.sounds as boolean) ?? false)
  hints = $state<boolean>((was.hints as boolean) ?? true)
  /** By game: the steps of the turn at which this player wants to be asked even when only passing is possible. */
  stops = $state<Record<string, string[]>>((was.stops as Record<string, string[]>) ?? {})
  /** How often each hint was seen: hints fade. */
  seen = $state<Record<string, number>>((was.seen as Record<string, number>) ?? {})

  /** Is their sheet open? It is nobody's page: a header goes with its own, also while the next one is on its way. */
  open = $state(false)

  /** The theme that is really shown. */
  dark = $derived(this.theme === 'system' ? !prefersLight.current : this.theme === 'dark')
  /** How long a movement takes, in milliseconds; nothing moves where the device asks for stillness. */
  pace = $derived(this.motion === 'none' || still.current ? 0 : this.motion === 'quick' ? 200 : 420)

  save() {
    const { lang, theme, motion, watch, autoPass, notify, hideClocks, sounds, hints, stops, seen } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, watch, autoPass, notify, hideClocks, sounds, hints, stops, seen }))
    } catch {
      // a device that keeps nothing still plays
    }
  }

  stopsAt(game: string, step: string): boolean {
    return this.stops[game]?.includes(step) ?? false
  }

  toggleStop(game: string, step: string) {
    const now = this.stops[game] ?? []
    this.stops = { ...this.stops, [game]: now.includes(step) ? now.filter((each) => each !== step) : [...now, step] }
    this.save()
  }
}

const prefersLight = watched('(prefers-color-scheme: light)')
const still = watched('(prefers-reduced-motion: reduce)')

export const settings = new Settings()
