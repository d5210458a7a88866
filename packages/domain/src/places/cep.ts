import * as z from 'zod/mini'

/**
 * A CEP (postal code) in any notation → its 8 digits. Its existence is not checked: only a search for its address
 * tells.
 */
export const cepSchema = z.string('Informe o CEP.').check(
  z.overwrite((text) => text.replace(/\D/g, '')),
  z.minLength(1, 'Informe o CEP.'),
  z.regex(/^(\d{8})?$/, 'O CEP tem 8 números, como 60165-121.'),
)

/**
 * The part of an address that a CEP determines, without the house number. Texts are empty where it determines nothing.
 */
export type CepAddress = { street: string; district: string; city: string; state: string }
