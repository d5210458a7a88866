import { fold } from '../text/fold.ts'

/** The longest quick search, in characters. */
export const MAX_QUICK_SEARCH = 100

/**
 * The number of digits from which a search of digits alone is a phone number; fewer may be a part of a name or a code.
 */
const PHONE_DIGITS = 8

/**
 * Prepares the texts of a row for the quick search: a line each, without case, accents and punctuation. `RSV-7K2Q`
 * becomes `rsv7k2q`. Made once a row, read by each search.
 */
export function searchableText(texts: readonly (string | null)[]): string {
  return texts.map((text) => bare(text ?? '')).join('\n')
}

/**
 * Returns a function that tells whether a row, prepared by `searchableText`, matches the search: every word is
 * somewhere in its texts. A phone number is found in any notation, with or without country code and trunk zero. Null
 * where the search has no letter and no digit.
 */
export function quickSearch(search: string): ((searchable: string) => boolean) | null {
  const phone = nationalNumber(search)
  if (phone !== null) return (searchable) => searchable.replaceAll(' ', '').includes(phone)
  const words = bare(search).split(/\s/).filter(Boolean)
  return words.length === 0 ? null : (searchable) => words.every((word) => searchable.includes(word))
}

function bare(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}\s]/gu, '')
}

/**
 * Returns the digits of a phone number without `0` and `55` before the area code; null for what is not a phone number.
 */
function nationalNumber(search: string): string | null {
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length < PHONE_DIGITS || /[^\d\s()+./-]/.test(search)) return null
  const national = digits.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, '')
  return national === '' ? null : national
}
