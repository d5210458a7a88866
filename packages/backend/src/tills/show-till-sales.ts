import { showTillSalesSpec } from '@campo-livre/contract/tills/show-till-sales.ts'
import { noteSalesSeen } from '@campo-livre/domain/tills/operations.ts'
import { tillSum } from '@campo-livre/domain/tills/till-sum.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { requireOwnPassword } from '../me/own-password.ts'
import { tillEntriesOf } from './till-entries.ts'
import { owned } from '../ownership/owned.ts'

/** Tells the owner, by the password, what the open till has taken by each way; its report says that it was read (H3). */
export const showTillSales = answer(
  owned(showTillSalesSpec, 'tills', 'arena'),
  async ({ db, passwords, now, user, row: till, body: { password } }) => {
    const outcome = requireDone(noteSalesSeen(till, { at: now, byId: user.id }))
    await requireOwnPassword({ db, passwords, now, user }, password, 'password')
    await applyOutcome(db, outcome)
    const { methods } = tillSum(till, tillEntriesOf(db, till))
    return ok({ methods }, { message: 'Essas são as vendas até agora.' })
  },
  { keeps: ['attempts'] },
)
