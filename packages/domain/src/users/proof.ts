import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { confirmedPassword, passwordSchema } from './password.ts'
import { termsVersionSchema } from './terms.ts'

/** The validity in minutes of a code that confirms an e-mail, and of a link that sets a new password. */
export const CODE_MINUTES = 15
export const RESET_LINK_MINUTES = 60
/** The days for which an invitation to an account is valid. */
export const INVITE_DAYS = 7
/** Seconds that a person waits between two codes. */
export const RESEND_SECONDS = 60

/** A code of 6 digits; blanks, points and hyphens, which come along when it is pasted, are removed. */
export const codeSchema = z.string('Informe o código.').check(
  z.overwrite((text) => text.replace(/[\s.-]/g, '')),
  z.minLength(1, 'Informe o código.'),
  z.regex(/^(\d{6})?$/, 'O código tem 6 números.'),
)

/** The body of `POST /auth/verify-email`. */
export const verificationSchema = z.object({ email: emailSchema, code: codeSchema })
export type Verification = z.infer<typeof verificationSchema>

/** The body of a request for a mail: another code, or a link that sets a new password. */
export const mailRequestSchema = z.object({ email: emailSchema })

/** The body of `POST /auth/reset-password`: the e-mail and the token are those of the link. */
export const passwordResetSchema = z
  .object({
    email: emailSchema,
    token: z.string('Abra de novo o link do e-mail.'),
    password: passwordSchema,
    password_confirmation: z.string('Repita a senha.'),
    /** The agreement of somebody who was invited, whose account nobody has agreed for yet. */
    terms_version: z.optional(termsVersionSchema),
  })
  .check(confirmedPassword)
export type PasswordReset = z.infer<typeof passwordResetSchema>
