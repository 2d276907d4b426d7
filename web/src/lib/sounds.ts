/** Sounds, off unless somebody wants them: made by the browser from a few tones, no file is loaded. */
import type { EventTold } from './messages'
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'dice' | 'card' | 'hit' | 'fall' | 'end' | 'word'

/** A tone: its pitch in hertz, when it begins and how long it lasts in seconds, its wave and how loud it is. */
type Tone = [pitch: number, at: number, long: number, wave: OscillatorType, loud: number]

const TONES: Record<Sound, Tone[]> = {
  turn: [[523, 0, 0.16, 'sine', 0.5], [784, 0.11, 0.26, 'sine', 0.5]],
  dice: [[190, 0, 0.05, 'square', 0.16], [240, 0.07, 0.05, 'square', 0.14], [170, 0.13, 0.05, 'square', 0.16], [210, 0.21, 0.07, 'square', 0.12]],
  card: [[420, 0, 0.06, 'triangle', 0.24], [300, 0.03, 0.06, 'triangle', 0.18]],
  hit: [[130, 0, 0.14, 'sawtooth', 0.28], [90, 0.03, 0.18, 'sine', 0.4]],
  fall: [[300, 0, 0.18, 'triangle', 0.34], [200, 0.12, 0.2, 'triangle', 0.34], [120, 0.26, 0.34, 'triangle', 0.34]],
  end: [[392, 0, 0.22, 'sine', 0.45], [523, 0.16, 0.22, 'sine', 0.45], [659, 0.32, 0.22, 'sine', 0.45], [784, 0.48, 0.5, 'sine', 0.45]],
  word: [[660, 0, 0.09, 'sine', 0.3]],
}

let context: AudioContext | undefined

export function sound(which: Sound) {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const [pitch, at, long, wave, loud] of TONES[which]) {
    const begin = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = wave
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(loud * 0.25, begin)
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + long)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + long)
  }
}

/** What is heard of what happened: the weightiest of it, not all at once. */
const HEARD: [RegExp, Sound][] = [
  [/finish|win$/, 'end'],
  [/knock|kill|dead|death|destroy|eliminat|fall/, 'fall'],
  [/damage|injur|hurt|wound|lose-life/, 'hit'],
  [/roll|spin|coin/, 'dice'],
]

export function hear(events: EventTold[], asked: boolean) {
  if (!settings.sounds) return
  const found = HEARD.find(([kinds]) => events.some((event) => kinds.test(event.kind)))
  if (found) sound(found[1])
  else if (events.some((event) => event.moves.length)) sound('card')
  else if (asked) sound('turn')
}
