import * as z from 'zod/mini'
import { backend } from './backend.ts'

const mailsSchema = z.array(
  z.object({ to: z.string(), link: z.nullable(z.string()), code: z.nullable(z.string()) }),
)

/** The newest mail that the backend has sent, as its reader would have it. */
export async function lastMail() {
  const answer = await backend.handle(new Request(new URL('/__mock/mails', location.origin)))
  const { data } = z.parse(z.object({ data: mailsSchema }), await answer.json())
  const [mail] = data
  if (!mail) throw new Error('no mail was sent')
  return mail
}

const paths = { code: 'resend-verification-code', link: 'forgot-password' }

/** The mail that somebody gets who has asked for a code, or for a link that makes a new password. */
export async function mailWith(what: keyof typeof paths, email: string) {
  const url = new URL(`/api/auth/${paths[what]}`, location.origin)
  const headers = { 'Content-Type': 'application/json' }
  await backend.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) }))
  return lastMail()
}
