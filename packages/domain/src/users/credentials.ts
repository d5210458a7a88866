import * as z from 'zod/mini'

/** The e-mail and password that the login form sends. */
export const credentialsSchema = z.object({
  email: z
    .string('Informe seu e-mail.')
    .check(
      z.trim(),
      z.minLength(1, 'Informe seu e-mail.'),
      z.regex(/^\S+@\S+\.\S+$/, 'Esse e-mail parece incompleto.'),
    ),
  password: z.string('Informe sua senha.').check(z.minLength(1, 'Informe sua senha.')),
})
export type Credentials = z.infer<typeof credentialsSchema>
