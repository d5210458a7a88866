import { moveTillCashSpec } from '@campo-livre/contract/tills/move-till-cash.ts'
import { moveCash } from '@campo-livre/domain/tills/drawer.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused, refusedAt } from '../http/refused.ts'
import { ownTill, requireOpen } from './own-till.ts'
import { tillEntriesOf } from './till-entries.ts'
import { toOpenTill } from './till-rows.ts'

/** Puts cash into the open till or takes it out, never more than lies in its drawer (H3). */
export const moveTillCash = answer(moveTillCashSpec, async ({ db, now, user, params, body }) => {
  const { till } = ownTill(db, user, params.id)
  requireOpen(till)
  const { version, ...facts } = body
  if (version !== till.movements.length)
    throw new Refused('stale', 'Alguém anotou outro movimento agora. Confira e tente de novo.', {
      data: toOpenTill(db, till),
    })
  const movement = { ...facts, id: newId('tmv'), at: now, byId: user.id }
  const moved = moveCash(till, movement, tillEntriesOf(db, till.companyId))
  if (!moved.ok) throw refusedAt('amountCents', moved.code, moved.message)
  await db.tills.update(till.id, { movements: moved.till.movements })
  return ok(toOpenTill(db, moved.till), { status: 201, message: 'Anotado no caixa.' })
})
