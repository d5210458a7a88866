import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import type { Database } from '@campo-livre/backend/store/database.ts'
import type { Answer } from '@campo-livre/backend/http/answer.ts'
import type { Call, Incoming } from '@campo-livre/backend/http/call.ts'
import { numberOf } from './number-of.ts'
import { rowSchema, toRealNotification } from './to-real-notification.ts'
import { toRealRefusal, withoutCode } from './to-real-refusal.ts'
import { toRealUser } from './to-real-user.ts'

/** Matches the paths of calls that the real server has. All others are answered the same in either dialect. */
const known = /^\/(auth\/|me$|notification-messages(\/|$)|pre-companies-registration$)/

/** The maximum number of notifications in an answer. */
const NEWEST = 30

const bodySchema = z.looseObject({ message: z.optional(z.string()), data: z.unknown() })
const loginSchema = z.object({ token: z.string(), user: userSchema })
const registrationSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(rowSchema)

/**
 * Translates a request of the real dialect: a notification's number becomes the id that it has in the database, signing
 * out ends all sessions, whoever registers has a guardian's consent, for which nobody is asked, and the headers of
 * Precognition are ignored: what is incomplete is refused.
 */
export function parseRealRequest(db: Database, asked: Incoming): Incoming {
  const headers = new Headers(asked.headers)
  headers.delete('Precognition')
  const incoming = { ...asked, headers }
  if (incoming.path === '/auth/logout') return { ...incoming, path: '/auth/logout-all-devices' }
  if (incoming.path === '/auth/register') return { ...incoming, text: withConsent(incoming.text) }
  const path = incoming.path.replace(/^(\/notification-messages\/)(\d+)(?=\/|$)/, (whole, before, number) => {
    const row = db.notifications.where(({ id }) => numberOf(id) === Number(number))[0]
    return row ? `${before}${row.id}` : whole
  })
  return { ...incoming, path }
}

function withConsent(text: string): string {
  try {
    return JSON.stringify({ ...registrationSchema.parse(JSON.parse(text)), guardian_consent: true })
  } catch {
    return text
  }
}

/** Returns 404 for a call that the real server does not have, whoever sends it; null for every other call. */
export function refuseRealCall({ extension }: Call, path: string): Answer | null {
  if (!extension) return null
  return { status: 404, body: { message: `The route api${path} could not be found.` } }
}

/** Translates an answer into the real dialect: another envelope, other names, always 200 on success, no codes. */
export function formatRealAnswer(path: string, answer: Answer): Answer {
  const refused = answer.status >= 400
  if (!known.test(path)) return refused ? withoutCode(answer) : answer
  if (refused) return toRealRefusal(path, answer)
  const { message = 'Operação realizada com sucesso.', data } = bodySchema.parse(answer.body)
  const said = path === '/auth/logout' ? 'Até logo!' : message
  return { ...answer, status: 200, body: { status: 'success', message: said, data: translate(data) } }
}

function translate(data: unknown): unknown {
  const login = loginSchema.safeParse(data)
  if (login.success) return { token: login.data.token, me: toRealUser(login.data.user) }
  const user = userSchema.safeParse(data)
  if (user.success) return toRealUser(user.data)
  const rows = rowsSchema.safeParse(data)
  if (rows.success) return rows.data.slice(0, NEWEST).map(toRealNotification)
  const row = rowSchema.safeParse(data)
  return row.success ? toRealNotification(row.data) : data
}
