import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { emailSchema } from '../users/email.ts'
import { phoneSchema } from '../users/phone.ts'

export const MAX_INTEREST_LETTERS = 1000

/** H13: the contact of the owner of an arena who would like to be called (`POST /pre-companies-registration`). */
export const interestSchema = z.object({
  name: z
    .string('Informe o nome da arena.')
    .check(
      z.trim(),
      z.minLength(1, 'Informe o nome da arena.'),
      z.maxLength(120, 'Use no máximo 120 letras.'),
    ),
  email: emailSchema,
  phone: phoneSchema,
  description: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(MAX_INTEREST_LETTERS, `Use no máximo ${formatCount(MAX_INTEREST_LETTERS)} letras.`),
        ),
    ),
  ),
})
export type Interest = z.infer<typeof interestSchema>
