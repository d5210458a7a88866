import { endLooksSpec } from '@campo-livre/contract/admin/end-looks.ts'
import { startLookSpec } from '@campo-livre/contract/admin/start-look.ts'
import { LOOK_MINUTES, type LookAt } from '@campo-livre/domain/admin/look.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import { newSession } from '../auth/new-session.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { bearerOf } from '../http/authenticate.ts'
import { answer, type Call } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { toUser } from '../auth/to-user.ts'
import { found } from './deed.ts'
import { nameOfRecord } from './name-of-record.ts'
import { noteSight } from './note-sight.ts'

/** Lets an admin look at the app as somebody, by a token that never writes, and notes it in the audit (H12, LGPD). */
const startLook = answer(startLookSpec, async ({ db, now, user, body, headers }) => {
  const seen = personOf(db, body)
  if (roleOf(seen) === 'admin')
    throw new Refused('conflict', 'Essa pessoa também cuida da plataforma: vê o mesmo que você.')
  if (seen.blocked)
    throw new Refused('account_blocked', 'Essa conta está bloqueada: ninguém vê o app com ela.')
  const until = toInstant(toMinutes(now) + LOOK_MINUTES)
  const look = { parentId: bearerOf(headers) ?? '', until }
  const { id: token } = await db.sessions.insert({ ...newSession(seen.id, now, null), look })
  const name = nameOfRecord(db[body.resource].find(body.id) ?? {})
  await noteSight(db, { at: now, userId: user.id, resource: body.resource, rowId: body.id, name }, 'looked')
  return ok({ token, user: toUser(seen), until }, { message: 'Fica registrado que você olhou.' })
})

const endLooks = answer(endLooksSpec, ({ db, headers }) => {
  const own = bearerOf(headers)
  for (const { id } of db.sessions.where(({ look }) => look?.parentId === own)) db.sessions.remove(id)
  return ok(null, { message: 'Você voltou para a administração.' })
})

/** Returns the person; of an arena, who cares for it. */
function personOf(db: Database, { resource, id }: LookAt): UserRecord {
  if (resource === 'users') return found(db.users.find(id))
  const { ownerId } = found(db.companies.find(id))
  const owner = ownerId === null ? undefined : db.users.find(ownerId)
  if (!owner) throw new Refused('owner_deleted', 'Quem cuidava dessa arena excluiu a conta.')
  return owner
}

/** The calls by which an admin looks at the app as somebody. */
export const lookCalls: readonly Call[] = [startLook, endLooks]
