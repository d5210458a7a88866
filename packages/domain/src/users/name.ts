import * as z from 'zod/mini'

/** First and last name, so that an arena knows who is coming. */
export const nameSchema = z
  .string('Informe seu nome.')
  .check(
    z.trim(),
    z.minLength(1, 'Informe seu nome.'),
    z.regex(/^(\S+\s+\S.*)?$/, 'Informe nome e sobrenome.'),
    z.maxLength(120, 'Use no máximo 120 letras.'),
  )
