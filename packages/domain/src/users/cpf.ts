import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import * as z from 'zod/mini'

/** A CPF, written in any of the usual ways and with right check digits → its 11 digits. */
export const cpfSchema = z.string('Informe seu CPF.').check(
  z.refine(isValidCpf, 'Confira os números do CPF.'),
  z.overwrite((text) => text.replace(/\D/g, '')),
)
