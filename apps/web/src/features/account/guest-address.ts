import { emailSchema } from '@campo-livre/domain/users/email.ts'

/** The parameters in the links of mails, as texts. */
export type MailAddress = { email?: string; codigo?: string; token?: string; convite?: string }

/** Returns the e-mail of an address; undefined when it is none, so that the form asks for it (A14). */
export function readEmail(text: string | undefined): string | undefined {
  const read = emailSchema.safeParse(text)
  return read.success ? read.data : undefined
}
