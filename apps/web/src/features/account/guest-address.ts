import { emailSchema } from '@campo-livre/domain/users/email.ts'

/** What the links of mails say, as the router has it: texts. */
export type MailAddress = { email?: string; codigo?: string; token?: string }

/** The e-mail that an address carries, where it is one: without it the form has to ask (A14). */
export function readEmail(text: string | undefined): string | undefined {
  const read = emailSchema.safeParse(text)
  return read.success ? read.data : undefined
}
