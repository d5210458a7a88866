import { refuse } from '../refusals/refusal.ts'
import { done, type SplitOutcome } from './context.ts'
import { divide } from './divide.ts'
import type { Split } from './split.ts'
import { paidBy, standings } from './standing.ts'

/**
 * Works out the shares of a bill anew, and withdraws the Pix codes whose amount is no longer what is open. Refuses a rule
 * that does not add up, with how much is missing.
 */
export function settle(split: Split, at: string): SplitOutcome {
  const division =
    split.cancelledAt === null
      ? divide(split, paidBy(split))
      : { shares: split.people.map(({ id }) => ({ personId: id, cents: 0 })), problems: [] }
  const [problem] = division.problems
  if (problem) return refuse('invalid', problem.sentence)
  const divided = { ...split, shares: division.shares }
  const open = new Map(standings(divided).map(({ personId, openCents }) => [personId, openCents]))
  const payments = split.payments.map((payment) =>
    payment.status === 'waiting' && payment.cents !== open.get(payment.personId)
      ? { ...payment, status: 'undone' as const, undoneAt: at }
      : payment,
  )
  return done({ ...divided, payments })
}
