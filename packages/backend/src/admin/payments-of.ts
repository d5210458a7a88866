import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Database } from '../store/database.ts'
import { paymentRows } from './payment-rows.ts'

/** Returns the payments of bookings, tabs and fixed slots, as relations name them: by what was paid, and how much. */
export function paymentsOf(
  db: Database,
  sources: readonly { readonly id: string }[],
): readonly { id: string; name: string }[] {
  const ids = new Set(sources.map(({ id }) => id))
  return paymentRows(db)
    .filter(({ sourceId }) => ids.has(sourceId))
    .map(({ id, code, amountCents }) => ({ id, name: `${code}, ${formatCents(amountCents)}` }))
}
