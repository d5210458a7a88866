import type { MemoryDatabase } from '../db/database.ts'
import { newToken } from '@campo-livre/backend/store/ids.ts'
import { withRollback } from '../persistence/with-rollback.ts'
import { raiseEvent } from './raise-event.ts'
import { signInPersona } from './sign-in-persona.ts'
import type { Situation } from './situation.ts'

/**
 * Puts the backend into a situation: resets the data, signs the persona in and raises the events. Returns the token, or
 * null for nobody; one of an ended session looks the same to the app. Where anything is refused, throws and leaves
 * everything as it was.
 */
export async function applySituation(
  db: MemoryDatabase,
  situation: Situation,
  headers = new Headers(),
): Promise<string | null> {
  return withRollback(db, () => begin(db, situation, headers))
}

async function begin(db: MemoryDatabase, situation: Situation, headers: Headers): Promise<string | null> {
  const { data, clock, persona, expired, dialect, faults, events } = situation
  await db.reset({ data, clock })
  Object.assign(db.settings, { dialect, faults })
  const token = persona === null ? null : await signInPersona(db, persona, headers)
  for (const event of events) await raiseEvent(db, event)
  if (!expired) return token
  if (token !== null) db.sessions.remove(token)
  return token ?? newToken()
}
