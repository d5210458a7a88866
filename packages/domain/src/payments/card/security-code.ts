import { brandFacts, brandOf } from './brand-of.ts'
import { cardDigits } from './number.ts'

/** Returns how many digits the security code of a card has: four on an American Express, three on others. */
export function securityCodeDigits(number: string): number {
  const brand = brandOf(cardDigits(number))
  return brand === null ? 3 : brandFacts(brand).codeDigits
}

/** Returns the sentence for a security code that is none of this card's; null for one that may be. */
export function securityCodeProblem(text: string, number: string): string | null {
  const digits = securityCodeDigits(number)
  const where = digits === 4 ? 'na frente do cartão' : 'no verso do cartão'
  if (text.trim() === '') return `Falta o código: ${digits} números ${where}.`
  return new RegExp(`^\\d{${digits}}$`).test(text.trim()) ? null : `O código tem ${digits} números, ${where}.`
}
