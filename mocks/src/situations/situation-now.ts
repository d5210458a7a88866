import type { MemoryDatabase } from '../db/database.ts'
import { authenticate, bearerOf } from '@campo-livre/backend/http/authenticate.ts'
import { personaIds, personaNames } from '../personas/persona-ids.ts'
import type { Situation } from './situation.ts'

/** Returns the situation of the backend now, with the persona that the caller's token belongs to. */
export function situationNow(db: MemoryDatabase, headers: Headers): Situation {
  const { data, clock, dialect, faults, events } = db.settings
  const user = authenticate(db, headers)
  const persona = personaNames.find((name) => personaIds[name] === user?.id) ?? null
  const expired = user === null && bearerOf(headers) !== null
  return { data, clock, persona, expired, dialect, faults, events }
}
