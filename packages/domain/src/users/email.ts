import * as z from 'zod/mini'

/** An e-mail address, without the spaces around it. Its existence is not checked: only a mail to it tells. */
export const emailSchema = z
  .string('Informe seu e-mail.')
  .check(
    z.trim(),
    z.minLength(1, 'Informe seu e-mail.'),
    z.maxLength(255, 'Esse e-mail é longo demais.'),
    z.regex(/^(\S+@\S+\.\S+)?$/, 'Esse e-mail parece incompleto.'),
  )
