import * as z from 'zod/mini'

/** A CEP, written in any way → its 8 digits. Whether it exists, only a search for its address tells. */
export const cepSchema = z.string('Informe o CEP.').check(
  z.overwrite((text) => text.replace(/\D/g, '')),
  z.minLength(1, 'Informe o CEP.'),
  z.regex(/^(\d{8})?$/, 'O CEP tem 8 números, como 60165-121.'),
)

/** What a CEP tells of an address; the number of the house never stands in it. Empty texts where it tells nothing. */
export type CepAddress = { street: string; district: string; city: string; state: string }
