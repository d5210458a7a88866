import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import * as z from 'zod/mini'

/** A CPF (taxpayer number) in any usual notation and with valid check digits → its 11 digits. */
export const cpfSchema = z.string('Informe seu CPF.').check(
  z.refine(isValidCpf, 'Confira os números do CPF.'),
  z.overwrite((text) => text.replace(/\D/g, '')),
)
