import { emailSchema } from '@campo-livre/domain/users/email.ts'

/** The e-mail that an address carries, where it is one: without it the form has to ask (A14). */
export function readEmail(text: string | undefined): string | undefined {
  const read = emailSchema.safeParse(text)
  return read.success ? read.data : undefined
}
