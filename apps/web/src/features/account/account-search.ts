import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** `/verificar-email?email=`: whose e-mail is being confirmed. */
export const verifyEmailSearchSchema = z.object({ email: text })

/** `/redefinir-senha?email=&token=`: what the link of the mail says. */
export const resetPasswordSearchSchema = z.object({ email: text, token: text })
