import type { Database } from '../db/database.ts'
import { newToken } from '../db/ids.ts'
import { orAsBefore } from '../persistence/or-as-before.ts'
import { raiseEvent } from './raise-event.ts'
import { signInPersona } from './sign-in-persona.ts'
import type { Situation } from './situation.ts'

/**
 * Puts the backend into a situation: the data begin anew, the persona is signed in, what happened happens. Answers the
 * token; one that has ended is as good as none, but the app cannot know. Refused, everything is as it was.
 */
export async function applySituation(
  db: Database,
  situation: Situation,
  headers = new Headers(),
): Promise<string | null> {
  return orAsBefore(db, () => begin(db, situation, headers))
}

async function begin(db: Database, situation: Situation, headers: Headers): Promise<string | null> {
  const { data, clock, persona, expired, dialect, faults, events } = situation
  await db.reset({ data, clock })
  Object.assign(db.settings, { dialect, faults })
  const token = persona === null ? null : await signInPersona(db, persona, headers)
  for (const event of events) await raiseEvent(db, event)
  if (!expired) return token
  if (token !== null) db.sessions.remove(token)
  return token ?? newToken()
}
