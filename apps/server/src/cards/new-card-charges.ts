import type { CardRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import type { Ask } from '../store/sql.ts'

/** Stores the charges of cards that changes ask for and no bank has answered, in their transaction: the bank is asked later. */
export async function storeCardCharges(ask: Ask, changes: readonly RowChange[], now: string): Promise<void> {
  const asked = changes.flatMap(({ table, id, before, after }) => {
    if (table !== 'cards' || before !== null || after === null) return []
    const { paymentId, amountCents, instalments, waits } = (after as CardRecord).charge
    if (waits === null) return []
    return [
      ask(
        `insert into card_charges (id, token, amount_cents, instalments, created_at, next_at)
        values ($1, $2, $3, $4, $5, $5) on conflict (id) do nothing`,
        [paymentId, id, amountCents, instalments, now],
      ),
    ]
  })
  await Promise.all(asked)
}
