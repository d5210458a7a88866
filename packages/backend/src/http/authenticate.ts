import type { CallSpec, Who } from '@campo-livre/contract/call.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import type { SessionRecord, UserRecord } from '../store/records.ts'
import { ruleOfAbsence, rulesWho } from './rules.ts'
import { forbidden, readOnly, unauthenticated } from './refused.ts'

/** Returns the bearer token of a request; null for none. */
export function bearerOf(headers: Headers): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null
}

/** Returns the user of the token; null without one, or when its session has ended or its user is blocked. */
export function authenticate(db: Database, headers: Headers): UserRecord | null {
  const token = bearerOf(headers)
  return token === null ? null : userOf(db, token)
}

function userOf(db: Database, token: string): UserRecord | null {
  const session = db.sessions.find(token)
  const user = session && db.users.find(session.userId)
  if (!user || user.blocked) return null
  return session.look && !isLive(db, session.look) ? null : user
}

/** Returns whether a look goes on: for its time, and while the admin is one and signed in. */
function isLive(db: Database, { parentId, until }: NonNullable<SessionRecord['look']>): boolean {
  const admin = userOf(db, parentId)
  return admin !== null && roleOf(admin) === 'admin' && Date.parse(db.clock.now()) < Date.parse(until)
}

/** Refuses every write of an admin who looks at the app as somebody; they may sign out. */
export function refuseLooking(db: Database, { method, path }: CallSpec, headers: Headers): void {
  if (method === 'GET' || path === '/auth/logout') return
  const token = bearerOf(headers)
  if (token !== null && db.sessions.find(token)?.look) throw readOnly()
}

/** The milliseconds for which the time of last use is not updated, so that not every call writes. */
const SEEN_MS = 60_000

/** Updates the time of last use of a request's session. */
export async function touchSession(db: Database, now: string, headers: Headers): Promise<void> {
  const token = bearerOf(headers)
  const session = token === null ? undefined : db.sessions.find(token)
  if (session && !session.look && Date.parse(now) - Date.parse(session.seenAt) > SEEN_MS)
    await db.sessions.update(session.id, { seenAt: now })
}

/** Returns whoever asks; 401 for nobody. */
export function requireUser(user: UserRecord | null): UserRecord {
  if (!user) throw unauthenticated()
  return user
}

/** Refuses a user who may not make a call: 401 when nobody is signed in, 403 for another profile. */
export function requireRole(user: UserRecord | null, who: Who, headers: Headers): void {
  if (who === 'anyone') return
  if (!user) throw unauthenticated().because(ruleOfAbsence(who, bearerOf(headers)))
  if (who === 'signed-in') return
  const role = roleOf(user)
  if (role === null || !who.includes(role)) throw forbidden().because(rulesWho(who))
}
