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

/** The pieces that a quick search looks for in prepared texts, all of them; those of a phone number in texts without their spaces. */
export type Searched = { readonly spaced: boolean; readonly pieces: readonly string[] }

/**
 * Reads a quick search: every word is to be somewhere in the texts. A phone number is found in any notation, with or
 * without country code and trunk zero. Null where the search has no letter and no digit.
 */
export function readSearch(search: string): Searched | null {
  const phone = nationalNumber(search)
  if (phone !== null) return { spaced: false, pieces: [phone] }
  const pieces = bare(search).split(/\s/).filter(Boolean)
  return pieces.length === 0 ? null : { spaced: true, pieces }
}

/** Returns a function that tells whether a row, prepared by `searchableText`, matches the search; null as `readSearch`. */
export function quickSearch(search: string): ((searchable: string) => boolean) | null {
  const searched = readSearch(search)
  if (searched === null) return null
  const { spaced, pieces } = searched
  return (searchable) => {
    const text = spaced ? searchable : searchable.replaceAll(' ', '')
    return pieces.every((piece) => text.includes(piece))
  }
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
