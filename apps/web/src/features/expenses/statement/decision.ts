import type { LedgerCategory } from '@campo-livre/domain/expenses/expense-words.ts'
import { billKey } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'

/** A decision about a transaction: whether it is taken, as what, and in which category where it is new. */
export type Decision = {
  taken: boolean
  /** The key of the bill that it pays, `pays` for the open expense that was found, `new`; null while it is to be chosen. */
  as: string | null
  category: LedgerCategory
}

/** Returns what is proposed: money that came is most often that of bookings, counted already, so it is not taken. */
export function firstDecision({ fate, kind, category, pays, bills: [bill] }: MatchedLine): Decision {
  const taken = fate === 'pays' || (fate === 'new' && kind === 'expense')
  if (fate === 'choose') return { taken, as: null, category }
  if (fate === 'pays') return { taken, as: pays ? 'pays' : bill ? billKey(bill.ref) : 'new', category }
  return { taken, as: 'new', category }
}

/** Returns a transaction as the command takes it. */
export function toTaken(line: MatchedLine, { as, category }: Decision) {
  const { key, day, amountCents, text, pays, bills } = line
  const bill = bills.find(({ ref }) => billKey(ref) === as)
  const expenseId = as === 'pays' && pays ? pays.id : null
  return { key, day, amountCents, text, category, expenseId, ...(bill && { bill: bill.ref }) }
}
