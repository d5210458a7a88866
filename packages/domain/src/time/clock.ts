import * as z from 'zod/mini'

/** `HH:MM` on the company's clock. */
export const clockSchema = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 20:00.'))
