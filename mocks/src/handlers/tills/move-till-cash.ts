import { moveTillCashSpec } from '@campo-livre/contract/tills/move-till-cash.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { Refused } from '../../http/refused.ts'
import { ownTill, requireOpen } from './own-till.ts'
import { toOpenTill } from './till-rows.ts'

/** Puts cash into the open till or takes it out (H3). */
export const moveTillCash = answer(moveTillCashSpec, async ({ db, now, user, params, body }) => {
  const { till } = ownTill(db, user, params.id)
  requireOpen(till)
  const { version, ...facts } = body
  if (version !== till.movements.length)
    throw new Refused('stale', 'Alguém anotou outro movimento agora. Confira e tente de novo.', {
      data: toOpenTill(db, till),
    })
  const movement = { ...facts, id: newId('tmv'), at: now, byId: user.id }
  const moved = await db.tills.update(till.id, { movements: [...till.movements, movement] })
  return ok(toOpenTill(db, moved), { status: 201, message: 'Anotado no caixa.' })
})
