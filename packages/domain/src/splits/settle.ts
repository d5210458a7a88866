import { refuse } from '../refusals/refusal.ts'
import { done, type SplitOutcome } from './context.ts'
import { divide } from './divide.ts'
import type { Split, SplitPayment } from './split.ts'
import { paidBy, standings } from './standing.ts'

/**
 * Works out the shares of a bill anew, and withdraws what waits to be paid and is no longer open: such a card is not
 * charged. Refuses a rule that does not add up, with how much is missing.
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
    payment.status === 'waiting' && !stillFits(payment, open.get(payment.personId) ?? 0)
      ? { ...payment, status: 'undone' as const, undoneAt: at }
      : payment,
  )
  return done({ ...divided, payments })
}

/** A code is for exactly what is open. A card that waits may be for less of it: what came since is a supplement. */
function stillFits({ kind, cents }: SplitPayment, openCents: number): boolean {
  return kind === 'card' ? cents <= openCents : cents === openCents
}
