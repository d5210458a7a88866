import * as z from 'zod/mini'

/** A month, `YYYY-MM`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Escolha um mês.'))
