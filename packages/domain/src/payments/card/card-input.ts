import * as z from 'zod/mini'
import { expiryProblem } from './expiry.ts'
import { cardNumberProblem } from './number.ts'
import { securityCodeProblem } from './security-code.ts'

/** The most letters of a holder's name. */
const MAX_HOLDER_LETTERS = 60

/** Returns the sentence for a name that no card has; null for one that may be on it. */
export function holderNameProblem(text: string): string | null {
  const name = text.trim()
  if (name === '') return 'Falta o nome, como está no cartão.'
  if (/\d/.test(name)) return 'Escreva o nome sem números, como está no cartão.'
  if (!/\p{L}\P{L}*\p{L}/u.test(name)) return 'Escreva o nome como está no cartão.'
  return name.length > MAX_HOLDER_LETTERS ? `Use no máximo ${MAX_HOLDER_LETTERS} letras.` : null
}

const typed = (missing: string) => z.string(missing).check(z.maxLength(100, 'Use menos letras.'))

/** A card as it is typed. It goes to a bank that takes cards, and to nobody else (decision 185). */
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
