/** How clicks put an option together: each click on a piece, a cell or a word keeps the options that have it. */
import { plain } from './look'
import type { ArgTold, OptionTold } from './messages'

/** What is clicked: `piece:41`, `cell:17`, `mode:double`, or `verb:cast`. */
export type Key = string
/** A click that would choose a whole option, or one that is a step towards some. */
export type Way = 'whole' | 'step'

export const keyOf = (arg: ArgTold): Key => `${arg.kind}:${arg.value}`
export const verbKey = (option: OptionTold): Key => `verb:${option.verb}`

export function has(option: OptionTold, key: Key): boolean {
  return key === verbKey(option) || option.args.some((arg) => keyOf(arg) === key)
}

export function keep(options: OptionTold[], keys: Key[]): OptionTold[] {
  return keys.length ? options.filter((option) => keys.every((key) => has(option, key))) : options
}

/** The arguments of an option that have not been clicked yet. */
export function openArgs(option: OptionTold, keys: Key[]): ArgTold[] {
  return option.args.filter((arg) => !keys.includes(keyOf(arg)))
}

/** All that may be clicked next, and whether it completes an option. */
export function nextKeys(remaining: OptionTold[], keys: Key[]): Map<Key, Way> {
  const found = new Map<Key, Way>()
  for (const option of remaining) {
    const open = openArgs(option, keys)
    for (const arg of open) {
      const key = keyOf(arg)
      if (open.length === 1) found.set(key, 'whole')
      else if (!found.has(key)) found.set(key, 'step')
    }
    if (option.args.length && !keys.includes(verbKey(option)) && !found.has(verbKey(option))) found.set(verbKey(option), 'step')
  }
  return found
}

/**
 * The option that these clicks have put together, if it is the only one that they can mean.
 * A click on a cell means what it completes (a walk), though spells might be aimed there too; a click on a piece,
 * of which several things may be wanted, is asked about.
 */
export function meant(remaining: OptionTold[], keys: Key[]): OptionTold | undefined {
  const whole = remaining.filter((option) => openArgs(option, keys).length === 0)
  if (whole.length !== 1) return undefined
  return remaining.length === 1 || keys.at(-1)?.startsWith('cell:') ? whole[0] : undefined
}

/** Each verb as far as an option of it has been chosen, in notation: what refusals are asked about. */
export function beginnings(remaining: OptionTold[], keys: Key[]): string[] {
  if (!keys.length) return []
  const found = new Map<string, string>()
  for (const option of remaining) {
    if (found.has(option.verb)) continue
    const open = option.args.findIndex((arg) => !keys.includes(keyOf(arg)))
    const chosen = open < 0 ? option.args : option.args.slice(0, open)
    found.set(option.verb, [option.verb, ...chosen.map((arg) => arg.word)].join(' '))
  }
  return [...found.values()]
}

/** What is begun, if it can only be of one verb: what overlays are asked about. */
export function begun(remaining: OptionTold[], keys: Key[]): string {
  const found = beginnings(remaining, keys)
  return found.length === 1 ? found[0] : ''
}

/** One entry of the list of options: a single option, or a family that one more click narrows. */
export interface Entry {
  key: string
  options: OptionTold[]
  /** What a click on a family picks. */
  pick?: Key
  text: string
}

/** Longer lists than this are gathered into families. */
const SHORT = 7

/** The list as a person reads it: short lists one by one, long ones in families by what comes next. */
export function entries(remaining: OptionTold[], keys: Key[]): Entry[] {
  const sorted = [...remaining].sort((a, b) => Number(a.idle) - Number(b.idle))
  if (sorted.length <= SHORT) return sorted.map(single)
  let families = grouped(sorted, keys)
  // nothing but spells, say: they are told apart by what they are
  if (families.size === 1) families = grouped(sorted, [...keys, verbKey(sorted[0])])
  if (families.size === 1) return sorted.map(single)
  const found = [...families].map(([key, options]) => (options.length === 1 ? single(options[0]) : family(key, options, keys)))
  // two that begin alike are told apart by their verbs
  const twice = (text: string) => found.filter((each) => each.text === text).length > 1
  return found.map((each) => (each.pick && twice(each.text) ? { ...each, text: wordOf(each.options[0]) } : each))
}

function grouped(options: OptionTold[], keys: Key[]): Map<string, OptionTold[]> {
  const families = new Map<string, OptionTold[]>()
  for (const option of options) {
    const key = familyOf(option, keys)
    const family = families.get(key)
    if (family) family.push(option)
    else families.set(key, [option])
  }
  return families
}

const single = (option: OptionTold): Entry => ({ key: option.notation, options: [option], text: option.sentence })

/** Options of one verb belong together; those that still want two things, also by the first of them. */
function familyOf(option: OptionTold, keys: Key[]): string {
  const open = openArgs(option, keys)
  if (!open.length) return option.notation
  if (!keys.includes(verbKey(option))) return open.length > 1 && keys.length ? keyOf(open[0]) : verbKey(option)
  return open.length > 1 ? keyOf(open[0]) : option.notation
}

function family(key: string, options: OptionTold[], keys: Key[]): Entry {
  const arg = options[0].args.find((each) => keyOf(each) === key && !keys.includes(key))
  return { key, options, pick: key, text: arg ? arg.text : together(options) }
}

/** A sentence without the arguments in which options differ: "Discard … to ready …". */
function pattern(options: OptionTold[]): string {
  const [first] = options
  const open = first.args.map((arg, i) => options.some((option) => option.args[i]?.value !== arg.value))
  const said = new Set(options.map((option) => option.args.reduce((text, arg, i) => (open[i] ? text.replace(plain(arg.text), '…') : text), plain(option.sentence))))
  const [text] = said
  return said.size === 1 && text !== plain(first.sentence) && !text.startsWith('…') ? text : ''
}

/** What several options have in common, as far as their sentences are the same: "Walk to …", "Put … into the scene". */
export function together(options: OptionTold[]): string {
  const same = options.length > 1 && options.every((option) => option.args.length === options[0].args.length) ? pattern(options) : ''
  if (same) return same
  const [first, ...others] = options.map((option) => plain(option.sentence).split(' '))
  if (!others.length) return first.join(' ')
  let many = 0
  while (many < first.length && others.every((words) => words[many] === first[many])) many++
  if (many === first.length && others.every((words) => words.length === many)) return first.join(' ')
  const said = first.slice(0, many).join(' ').replace(/[\s(,:;]+$/, '')
  if (!said) return wordOf(options[0])
  const rest = [first, ...others].map((words) => words.slice(many))
  let end = 0
  while (rest.every((words) => words.length > end + 1 && words.at(-1 - end) === first.at(-1 - end))) end++
  if (end === 1 && first.at(-1)!.length < WORD) end = 0
  const tail = first.slice(first.length - end).join(' ')
  return tail && !/[()]/.test(tail) ? `${said} … ${tail}` : `${said} …`
}

/** What all of several texts begin and end with is said once above them: "Put … next"; `own` is what tells each apart. */
export interface Common {
  before: string
  after: string
  own: string[]
}

/** Fewer than these are read one by one. */
const SEVERAL = 3
/** A last word that is shorter belongs to what stands before it, as a version does. */
const WORD = 4

export function common(texts: string[]): Common | null {
  const all = texts.map((text) => text.split(' '))
  const [first] = all
  if (all.length < SEVERAL || new Set(texts).size < 2) return null
  const least = Math.min(...all.map((words) => words.length))
  let begin = 0
  while (begin < least - 1 && all.every((words) => words[begin] === first[begin])) begin++
  let end = 0
  while (end < least - begin - 1 && all.every((words) => words.at(-1 - end) === first.at(-1 - end))) end++
  if (end === 1 && first.at(-1)!.length < WORD) end = 0
  // what is bracketed is not torn apart, nor told without the word that it belongs to
  const own = (words: string[]) => words.slice(begin, words.length - end).join(' ')
  while (begin && all.some((words) => /^[(\d–·:,]/.test(own(words)))) begin--
  while (end && all.some((words) => torn(own(words)))) end--
  const before = first.slice(0, begin).join(' ')
  if (!before || all.some((words) => torn(own(words))) || torn(before)) return null
  // what they all cost is told with what they have in common
  const cost = / \([^()]*\)/.exec(own(first))?.[0]
  const everyone = cost && all.every((words) => own(words).includes(cost)) ? cost : ''
  return { before, after: [...(everyone ? [everyone.slice(1)] : []), ...first.slice(first.length - end)].join(' '), own: all.map((words) => own(words).replace(everyone, '')) }
}

const torn = (text: string): boolean => text.split('(').length !== text.split(')').length || text.split('“').length !== text.split('”').length

/** A verb by itself; some are written in one word, to be typed. */
const wordOf = (option: OptionTold): string => option.text.replaceAll('-', ' ')
