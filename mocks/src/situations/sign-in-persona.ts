import type { MemoryDatabase } from '../db/database.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { requireOpen } from '@campo-livre/backend/auth/require-open.ts'
import { deviceOf } from '@campo-livre/backend/http/device-name.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import { type PersonaName, personaIds } from '../personas/persona-ids.ts'

/** Signs a persona in without their password; returns the token. Throws what the login would refuse with. */
export async function signInPersona(
  db: MemoryDatabase,
  name: PersonaName,
  headers: Headers,
): Promise<string> {
  const now = db.clock.now()
  const user = db.users.find(personaIds[name])
  if (!user) throw new Refused('conflict', 'Essa pessoa não está nesses dados.')
  await requireOpen(db, now, user)
  return (await db.sessions.insert(newSession(user.id, now, deviceOf(headers)))).id
}

/** Ends every session; the apps find out at their next call. */
export function endAllSessions(db: MemoryDatabase): void {
  for (const { id } of db.sessions.all().slice()) db.sessions.remove(id)
}
