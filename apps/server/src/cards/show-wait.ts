import type { Database } from '@campo-livre/backend/store/database.ts'
import type { Row, Table } from '@campo-livre/backend/store/table.ts'

/** Shows that a payment by card waits for its holder's yes in the bank's app, where it waited for the bank. */
export async function showWait(db: Database, token: string): Promise<void> {
  const card = db.cards.find(token)
  if (card?.charge.waits !== 'bank') return
  const { target, paymentId } = card.charge
  const table = { booking: db.bookings, tab: db.tabs, series: db.series, share: db.splits }[
    target.kind
  ] as unknown as Table<Row>
  const row = table.find(target.id)
  if (row) await table.update(row.id, confirming(row, paymentId, false) as Row)
  await db.cards.update(token, { charge: { ...card.charge, waits: 'confirmation' } })
}

/** Returns a value with parts in which what the payment of an id waits for is its holder's yes. */
function confirming(value: unknown, paymentId: string, isOf: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => confirming(part, paymentId, isOf))
  if (typeof value !== 'object' || value === null) return value
  const inside = isOf || (value as { id?: unknown }).id === paymentId
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      inside && key === 'waits' && part === 'bank'
        ? [key, 'confirmation']
        : [key, confirming(part, paymentId, inside)],
    ),
  )
}
