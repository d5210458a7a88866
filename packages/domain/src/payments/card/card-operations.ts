import { refuseInputs, type Refusal } from '../../refusals/refusal.ts'
import { type CardInput, cardProblems } from './card-input.ts'

/** Refuses a card that was typed wrong, a sentence at each field; null for one that may be read. */
export function refuseCard(card: CardInput, now: string): Refusal | null {
  const problems = Object.entries(cardProblems(card, now))
  return refuseInputs(Object.fromEntries(problems.map(([field, sentence]) => [field, [sentence]])))
}
