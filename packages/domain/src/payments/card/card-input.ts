import * as z from 'zod/mini'
import { expiryProblem } from './expiry.ts'
import { holderNameProblem } from './holder-name.ts'
import { cardNumberProblem } from './number.ts'
import { securityCodeProblem } from './security-code.ts'

const typed = (missing: string) => z.string(missing).check(z.maxLength(100, 'Use menos letras.'))

/** A card as it is typed: the body of `POST /cards`, the one call that has its number and its security code. */
export const cardInputSchema = z.object({
  number: typed('Falta o número do cartão.'),
  expiry: typed('Falta a validade, como 09/29.'),
  securityCode: typed('Falta o código de segurança.'),
  holderName: typed('Falta o nome, como está no cartão.'),
})
export type CardInput = z.infer<typeof cardInputSchema>

/** Returns what is wrong with a card as it was typed, a sentence at each field, at an instant. */
export function cardProblems(card: CardInput, now: string): Partial<Record<keyof CardInput, string>> {
  const problems = {
    number: cardNumberProblem(card.number),
    expiry: expiryProblem(card.expiry, now),
    securityCode: securityCodeProblem(card.securityCode, card.number),
    holderName: holderNameProblem(card.holderName),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence !== null))
}
