import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { confirmedPassword, passwordSchema } from './password.ts'

/** How long a code that confirms an e-mail lives, and how long a link that makes a new password. */
export const CODE_MINUTES = 15
export const RESET_LINK_MINUTES = 60
/** So long a person waits between two codes. */
export const RESEND_SECONDS = 60

/** The 6 digits; what is around and between them is let go of, as it comes along when a code is pasted. */
export const codeSchema = z.string('Informe o código.').check(
  z.overwrite((text) => text.replace(/[\s.-]/g, '')),
  z.minLength(1, 'Informe o código.'),
  z.regex(/^(\d{6})?$/, 'O código tem 6 números.'),
)

/** What `POST /auth/verify-email` takes. */
export const verificationSchema = z.object({ email: emailSchema, code: codeSchema })
export type Verification = z.infer<typeof verificationSchema>

/** What asks for a mail: another code, or a link that makes a new password. */
export const mailRequestSchema = z.object({ email: emailSchema })

/** What `POST /auth/reset-password` takes: the e-mail and the token are those of the link. */
export const passwordResetSchema = z
  .object({
    email: emailSchema,
    token: z.string('Abra de novo o link do e-mail.'),
    password: passwordSchema,
    password_confirmation: z.string('Repita a senha.'),
  })
  .check(confirmedPassword)
export type PasswordReset = z.infer<typeof passwordResetSchema>
