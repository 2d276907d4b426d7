/** The page's own words, of which only one language is loaded at a time. What belongs to a game comes told from the server. */
import { settings, type Lang } from './settings.svelte'
import type { Words } from './words.en'

export type { Words }

const known: Partial<Record<Lang, Words>> = {}

/** Load the words of a language: before anything is said in it. */
export async function learnWords(lang: Lang) {
  known[lang] ??= (await (lang === 'pt' ? import('./words.pt') : import('./words.en'))).words
}

export const w = (): Words => known[settings.lang]!
