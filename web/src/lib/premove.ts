/** Choices that are made before one is asked: kept, and played only where they still mean the same. */
import type { DecisionTold, OptionTold } from './messages'

/** What a seat was asked last, and could answer: the same is often asked again. */
export interface Before {
  question: string
  options: OptionTold[]
}

export interface Premove {
  question: string
  option: OptionTold
}

/** What may be chosen beforehand after this question: whole options of one question, never a part of a series. */
export function rememberedFrom(decision: DecisionTold): Before | null {
  return decision.picking || !decision.options.length ? null : { question: decision.question, options: decision.options }
}

/** The option as it is offered now, if the same question offers it in the same words; else nothing is played. */
export function stillMeant(premove: Premove, decision: DecisionTold): OptionTold | undefined {
  if (decision.picking || decision.question !== premove.question) return undefined
  return decision.options.find((option) => option.notation === premove.option.notation && option.sentence === premove.option.sentence)
}
