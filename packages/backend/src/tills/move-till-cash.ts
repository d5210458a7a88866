import { moveTillCashSpec } from '@campo-livre/contract/tills/move-till-cash.ts'
import { moveTillCash as move } from '@campo-livre/domain/tills/operations.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { tillEntriesOf } from './till-entries.ts'
import { toOpenTill } from './till-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Puts cash into the open till or takes it out, never more than lies in its drawer (H3). */
export const moveTillCash = answer(
  owned(moveTillCashSpec, 'tills', 'arena'),
  async ({ db, now, user, row: till, body }) => {
    const by = { id: newId('tmv'), entries: tillEntriesOf(db, till), at: now, byId: user.id }
    const { changes } = await applyOutcome(
      db,
      move(till, body, by),
      ifStale(() => toOpenTill(db, till)),
    )
    return ok(toOpenTill(db, changes.tills[0]), { status: 201, message: 'Anotado no caixa.' })
  },
)
