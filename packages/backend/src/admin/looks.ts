import { endLooksSpec, startLookSpec } from '@campo-livre/contract/admin/calls.ts'
import { LOOK_MINUTES, type LookAt } from '@campo-livre/domain/admin/look.ts'
import { personToSee } from '@campo-livre/domain/admin/operations.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newSession } from '../auth/new-session.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { bearerOf } from '../http/authenticate.ts'
import { answer, type Call } from '../http/call.ts'
import { requireDone } from '../store/apply-outcome.ts'
import { toUser } from '../auth/to-user.ts'
import { found } from './deed.ts'
import { nameOfRecord } from './name-of-record.ts'
import { noteSight } from './note-sight.ts'

/** Lets an admin look at the app as somebody, by a token that never writes, and notes it in the audit (H12, LGPD). */
const startLook = answer(startLookSpec, async ({ db, now, user, body, headers }) => {
  const { person: seen } = requireDone(personToSee(personOf(db, body)))
  const until = toInstant(toMinutes(now) + LOOK_MINUTES)
  const look = { parentId: bearerOf(headers) ?? '', until }
  const { id: token } = await db.sessions.insert({ ...newSession(seen.id, now, null), look })
  const name = nameOfRecord(db[body.resource].find(body.id) ?? {})
  await noteSight(db, { at: now, userId: user.id, resource: body.resource, rowId: body.id, name }, 'looked')
  return ok({ token, user: toUser(seen), until }, { message: 'Fica registrado que você olhou.' })
})

const endLooks = answer(endLooksSpec, ({ db, headers }) => {
  const own = bearerOf(headers) ?? ''
  for (const { id } of db.sessions.by('parentId', own).slice()) db.sessions.remove(id)
  return ok(null, { message: 'Você voltou para a administração.' })
})

/** Returns the person; of an arena, who cares for it, undefined for nobody. */
function personOf(db: Database, { resource, id }: LookAt): UserRecord | undefined {
  if (resource === 'users') return found(db.users.find(id))
  const { ownerId } = found(db.companies.find(id))
  return ownerId === null ? undefined : db.users.find(ownerId)
}

/** The calls by which an admin looks at the app as somebody. */
export const lookCalls: readonly Call[] = [startLook, endLooks]
