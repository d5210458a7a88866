import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone'
import * as z from 'zod/mini'

/** Returns the digits alone, without the country code 55. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 11 ? digits.replace(/^55/, '') : digits
}

/** Adds the country code, as phones are stored: `85901234567` → `5585901234567`. */
export const withCountry = (digits: string) => `55${digits}`

/** A Brazilian phone number with its area code (DDD), in any notation → 10 or 11 digits. */
export const phoneSchema = z.string('Informe seu telefone.').check(
  z.minLength(1, 'Informe seu telefone.'),
  z.refine(
    (text) => text === '' || isValidPhone(phoneDigits(text)),
    'Informe o telefone com DDD, como (85) 90123-4567.',
  ),
  z.overwrite(phoneDigits),
)
