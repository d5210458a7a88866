import { moveTillCashSpec } from '@campo-livre/contract/tills/move-till-cash.ts'
import { moveTillCash as move } from '@campo-livre/domain/tills/operations.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { ownTill } from './own-till.ts'
import { tillEntriesOf } from './till-entries.ts'
import { toOpenTill } from './till-rows.ts'

/** Puts cash into the open till or takes it out, never more than lies in its drawer (H3). */
export const moveTillCash = answer(moveTillCashSpec, async ({ db, now, user, params, body }) => {
  const { till } = ownTill(db, user, params.id)
  const by = { id: newId('tmv'), entries: tillEntriesOf(db, till.companyId), at: now, byId: user.id }
  const { changes } = await applyOutcome(
    db,
    move(till, body, by),
    ifStale(() => toOpenTill(db, till)),
  )
  return ok(toOpenTill(db, changes.tills[0]), { status: 201, message: 'Anotado no caixa.' })
})
