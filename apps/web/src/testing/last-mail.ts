import * as z from 'zod/mini'
import { backend } from './backend.ts'

const mailsSchema = z.array(
  z.object({ to: z.string(), link: z.nullable(z.string()), code: z.nullable(z.string()) }),
)

/** Returns the newest mail, with its code and link. */
export async function lastMail() {
  const answer = await backend.handle(new Request(new URL('/__mock/mails', location.origin)))
  const { data } = z.parse(z.object({ data: mailsSchema }), await answer.json())
  const [mail] = data
  if (!mail) throw new Error('no mail was sent')
  return mail
}

const paths = { code: 'resend-verification-code', link: 'forgot-password' }

/** Asks for a code or a link to set a new password; returns the mail. */
export async function mailWith(what: keyof typeof paths, email: string) {
  const url = new URL(`/api/auth/${paths[what]}`, location.origin)
  const headers = { 'Content-Type': 'application/json' }
  await backend.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) }))
  return lastMail()
}
