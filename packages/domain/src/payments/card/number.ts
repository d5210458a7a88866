import { brandFacts, brandOf } from './brand-of.ts'

/** The most digits of a card's number. */
export const MAX_CARD_DIGITS = 19

/** Returns the digits of a card's number as it was typed or pasted, with spaces, dots or hyphens. */
export function cardDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Returns whether the last digit of a number is the check digit of the others (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of Array.from(digits, Number).toReversed().entries()) {
    const counted = place % 2 === 0 ? digit : digit * 2
    sum += counted > 9 ? counted - 9 : counted
  }
  return digits.length > 0 && sum % 10 === 0
}

/** Writes a card's number in the groups of its brand, complete or not: `3782 822463 10005`. */
export function groupCardDigits(text: string): string {
  const digits = cardDigits(text).slice(0, MAX_CARD_DIGITS)
  const brand = brandOf(digits)
  const groups = brand === null ? [4, 4, 4, 4, 3] : brandFacts(brand).groups
  const parts: string[] = []
  let from = 0
  for (const length of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + length))
    from += length
  }
  const rest = digits.slice(from)
  return `${parts.join(' ')}${rest}`
}

/** The most groups that a number is written in. */
const MOST_GROUPS = 5

/**
 * Returns whether a text has the number of a card in it, with or without spaces, dots or hyphens. Digits within a word are
 * none: ids have letters around theirs.
 */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(/(?<![\w-])\d+(?:[ .-]\d+)*(?![\w-])/g)) {
    const groups = run.split(/[ .-]/)
    for (const from of groups.keys())
      for (let count = 1; count <= MOST_GROUPS; count += 1)
        if (cardNumberProblem(groups.slice(from, from + count).join('')) === null) return true
  }
  return false
}

/** Returns the sentence for a number that cannot be a card's; null for one that can. */
export function cardNumberProblem(text: string): string | null {
  const digits = cardDigits(text)
  if (digits === '') return 'Falta o número do cartão.'
  const brand = brandOf(digits)
  const lengths = brand === null ? [] : brandFacts(brand).numberDigits
  if (brand === null && digits.length >= 13)
    return 'Essa bandeira não é aceita aqui. Use Visa, Mastercard, Elo, Amex ou Hipercard.'
  if (digits.length < Math.min(...lengths, 16)) return 'Faltam números do cartão.'
  if (!lengths.includes(digits.length) || !passesLuhn(digits))
    return 'Confira o número: algum algarismo não bate.'
  return null
}
