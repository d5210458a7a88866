import type { Who } from '@campo-livre/contract/call.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../db/database.ts'
import type { UserRecord } from '../db/records.ts'
import { ruleOfAbsence, rulesWho } from '../log/rules.ts'
import { forbidden, unauthenticated } from './refused.ts'

/** Returns the bearer token of a request; null for none. */
export function bearerOf(headers: Headers): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null
}

/** Returns the user of the token; null without one, or when its session has ended or its user is blocked. */
export function authenticate(db: Database, headers: Headers): UserRecord | null {
  const token = bearerOf(headers)
  const session = token === null ? undefined : db.sessions.find(token)
  const user = session && db.users.find(session.userId)
  return user && !user.blocked ? user : null
}

/** The milliseconds for which the time of last use is not updated, so that not every call writes. */
const SEEN_MS = 60_000

/** Updates the time of last use of a request's session. */
export async function touchSession(db: Database, now: string, headers: Headers): Promise<void> {
  const token = bearerOf(headers)
  const session = token === null ? undefined : db.sessions.find(token)
  if (session && Date.parse(now) - Date.parse(session.seenAt) > SEEN_MS)
    await db.sessions.update(session.id, { seenAt: now })
}

/** Refuses a user who may not make a call: 401 when nobody is signed in, 403 for another profile. */
export function requireRole(user: UserRecord | null, who: Who, headers: Headers): void {
  if (who === 'anyone') return
  if (!user) throw unauthenticated().because(ruleOfAbsence(who, bearerOf(headers)))
  if (who === 'signed-in') return
  const role = roleOf(user)
  if (role === null || !who.includes(role)) throw forbidden().because(rulesWho(who))
}
