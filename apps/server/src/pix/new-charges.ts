import { createHash } from 'node:crypto'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import type { Ask } from '../store/sql.ts'
import { brCodeFields } from './br-code.ts'

/** A payment by Pix that stands in a row, wherever. */
type FoundPix = { id: string; pixCode: string; amountCents?: number; cents?: number }

/** The seconds for which a code can be paid that has no end of its own: a bill's. */
const BILL_SECONDS = 3 * 24 * 3600

/** Stores the charges of the codes that changes have made, in their transaction: the bank is told of them later. */
export async function storeCharges(ask: Ask, changes: readonly RowChange[], now: string): Promise<void> {
  const asked = changes.flatMap(({ table, id, before, after }) => {
    if (after === null) return []
    const known = new Set(codesIn(before).map((found) => found.id))
    return codesIn(after)
      .filter((found) => !known.has(found.id))
      .map((found) => {
        const fields = brCodeFields(found.pixCode)
        const key = brCodeFields(fields.get('26') ?? '').get('01') ?? ''
        const codeTxid = brCodeFields(fields.get('62') ?? '').get('05') ?? ''
        const held = (after as { holdExpiresAt?: string | null }).holdExpiresAt
        const expiresAt = held ?? new Date(Date.parse(now) + BILL_SECONDS * 1000).toISOString()
        const amount = found.amountCents ?? found.cents ?? 0
        return ask(
          `insert into pix_charges
            (txid, code_txid, table_name, row_id, payment_id, amount_cents, key, code, created_at, expires_at, next_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9) on conflict (txid) do nothing`,
          [
            txidOf(`${table} ${id} ${found.id}`),
            codeTxid,
            table,
            id,
            found.id,
            amount,
            key,
            found.pixCode,
            now,
            expiresAt,
          ],
        )
      })
  })
  await Promise.all(asked)
}

/** Returns the id of the charge of a payment in a row: 32 letters and figures. A client names its payments, so the row counts too. */
const txidOf = (payment: string) => createHash('sha256').update(payment).digest('hex').slice(0, 32)

/** Returns the payments with a code in a value with parts. */
function codesIn(value: unknown): FoundPix[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.values(value).flatMap(codesIn)
  const { id, pixCode } = value as { id?: unknown; pixCode?: unknown }
  return typeof id === 'string' && typeof pixCode === 'string' ? [value as FoundPix, ...parts] : parts
}
