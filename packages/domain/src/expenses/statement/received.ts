import type { DatedEntry } from '../../financial/dated-entry.ts'
import { hasName } from './match-bill.ts'
import type { StatementLine } from './statement-line.ts'

/** Money that came to an arena by Pix for what somebody owed it, which a bank's statement will show as well. */
export type Received = { id: string; day: string; amountCents: number; name: string }

/** Returns the money among movements that a statement will show: what came by Pix, but for what statements brought. */
export function receivedOf(rows: readonly DatedEntry[], broughtIds: ReadonlySet<string>): Received[] {
  return rows.flatMap(({ entry: { id, kind, source, method, day, amountCents, customerName } }) =>
    kind === 'income' && source !== 'other' && method === 'pix' && !broughtIds.has(id)
      ? [{ id, day, amountCents, name: customerName ?? '' }]
      : [],
  )
}

/** Finds the money that a transaction is: of its day and amount, and with `named` of a name that its words have. */
export function receivedBy(
  { day, amountCents, text }: StatementLine,
  received: readonly Received[],
  taken: ReadonlySet<string>,
  named: boolean,
): Received | undefined {
  return received.find(
    (each) =>
      each.day === day &&
      each.amountCents === amountCents &&
      !taken.has(each.id) &&
      (!named || hasName(text, each.name)),
  )
}
