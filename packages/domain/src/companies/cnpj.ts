import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import * as z from 'zod/mini'

/**
 * A CNPJ (company number), of digits or, as issued since July 2026, with letters, in any usual notation and with valid
 * check digits → its 14 characters, letters in upper case.
 */
export const cnpjSchema = z.string('Informe o CNPJ.').check(
  z.minLength(1, 'Informe o CNPJ.'),
  z.refine(
    (text) => text === '' || isValidCnpj(text, { version: 2 }),
    'Confira o CNPJ: falta algo, ou uma letra ou um número está trocado.',
  ),
  z.overwrite((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
)
