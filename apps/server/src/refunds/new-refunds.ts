import { createHash } from 'node:crypto'
import { changedAccounts } from '@campo-livre/backend/payments/changed-accounts.ts'
import type { BookingRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import { bankRefunds } from '@campo-livre/domain/payments/back-by-bank.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Ask } from '../store/sql.ts'

/** The tables of the money that goes back by banks, by the method that paid it. */
const refundTables = { pix: 'pix_refunds', card: 'card_refunds' } as const

/** Money of one payment that goes back, from what had gone back before. */
type NewRefund = {
  method: keyof typeof refundTables
  tableName: string
  rowId: string
  /** The payment that the bank knows. */
  paymentId: string
  /** The payment of an account that goes back, told from all others; absent where it is the bank's own. */
  source?: string
  beforeCents: number
  amountCents: number
}

/** Stores what changes give back of what was paid by Pix or by card, in their transaction: the bank is asked later. */
export async function storeRefunds(ask: Ask, changes: readonly RowChange[], now: string): Promise<void> {
  await Promise.all(newRefunds(changes).map((refund) => storeRefund(ask, refund, now)))
}

/** Stores one, once however often it is stored. */
export async function storeRefund(ask: Ask, refund: NewRefund, now: string): Promise<void> {
  const { method, tableName, rowId, paymentId, source = paymentId, beforeCents, amountCents } = refund
  await ask(
    `insert into ${refundTables[method]} (id, table_name, row_id, payment_id, amount_cents, created_at, next_at)
    values ($1, $2, $3, $4, $5, $6, $6) on conflict (id) do nothing`,
    [refundId(source, beforeCents), tableName, rowId, paymentId, amountCents, now],
  )
}

function newRefunds(changes: readonly RowChange[]): readonly NewRefund[] {
  return [...refundsOnline(changes), ...refundsOfAccounts(changes)]
}

/** Returns the money that changes give back of payments online. What somebody takes as credit is none of it. */
function refundsOnline(changes: readonly RowChange[]): readonly NewRefund[] {
  return changes.flatMap(({ table, id, before, after }) => {
    if (table !== 'bookings' || before === null || after === null) return []
    const was = paymentsOf(before as BookingRecord)
    return paymentsOf(after as BookingRecord).flatMap((payment): NewRefund[] => {
      const { id: paymentId, method, paidAt, atCounter, tabId } = payment
      const { refundedCents: beforeCents = 0 } = was.find((each) => each.id === paymentId) ?? {}
      const amountCents = payment.refundedCents - beforeCents
      if (method === 'venue' || paidAt === null || atCounter || tabId || amountCents <= 0) return []
      return [{ method, tableName: table, rowId: id, paymentId, beforeCents, amountCents }]
    })
  })
}

/** Returns the money that changes give back of accounts: at the counter, of tabs and bills. That of a share is its bill's. */
function refundsOfAccounts(changes: readonly RowChange[]): readonly NewRefund[] {
  return changedAccounts(changes).flatMap(({ name, table, rowId, before, after }) =>
    bankRefunds(before, after).map(({ paymentId, method, amountCents, share }): NewRefund => ({
      method,
      tableName: share ? 'splits' : table,
      rowId: share?.splitId ?? rowId,
      paymentId: share?.paymentId ?? paymentId,
      // A client names payments at the counter, so the account counts too.
      source: `${name} ${paymentId}`,
      beforeCents: 0,
      amountCents,
    })),
  )
}

function paymentsOf({ payment, balance }: BookingRecord): Payment[] {
  return [payment, balance].flatMap((each) => each ?? [])
}

/** Returns the id of a refund at its bank: up to 35 letters and figures. */
const refundId = (source: string, beforeCents: number) =>
  createHash('sha256').update(`${source} ${beforeCents}`).digest('hex').slice(0, 32)
