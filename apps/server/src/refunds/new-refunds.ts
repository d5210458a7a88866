import { createHash } from 'node:crypto'
import type { BookingRecord, SeriesRecord, TabRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import type { AccountPayment } from '@campo-livre/domain/payments/account.ts'
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
  /** The payment that goes back, where that is a part of the bank's, or where its id may be another's elsewhere. */
  part?: string
  beforeCents: number
  amountCents: number
}

/** Stores what changes give back of what was paid by Pix or by card, in their transaction: the bank is asked later. */
export async function storeRefunds(ask: Ask, changes: readonly RowChange[], now: string): Promise<void> {
  await Promise.all(newRefunds(changes).map((refund) => storeRefund(ask, refund, now)))
}

/** Stores one, once however often it is stored. */
export async function storeRefund(ask: Ask, refund: NewRefund, now: string): Promise<void> {
  const { method, tableName, rowId, paymentId, part = paymentId, beforeCents, amountCents } = refund
  await ask(
    `insert into ${refundTables[method]} (id, table_name, row_id, payment_id, amount_cents, created_at, next_at)
    values ($1, $2, $3, $4, $5, $6, $6) on conflict (id) do nothing`,
    [refundId(part, beforeCents), tableName, rowId, paymentId, amountCents, now],
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
  return changes.flatMap(({ table, id, before, after }) => {
    if (before === null || after === null) return []
    const was = accountsOf(table, before)
    return [...accountsOf(table, after)].flatMap(([account, payments]) =>
      bankRefunds(was.get(account) ?? [], payments).map(
        ({ paymentId, method, amountCents, share }): NewRefund => ({
          method,
          tableName: share ? 'splits' : table,
          rowId: share?.splitId ?? id,
          paymentId: share?.paymentId ?? paymentId,
          // A client names payments at the counter, so the account counts too.
          part: `${table} ${id} ${account} ${paymentId}`,
          beforeCents: 0,
          amountCents,
        }),
      ),
    )
  })
}

/** Returns the payments of each account in a row, by a name that the account has there. */
function accountsOf(table: string, row: unknown): Map<string, AccountPayment[]> {
  if (table === 'tabs') return new Map([['', (row as TabRecord).payments]])
  if (table === 'bookings') return new Map([['', counterPartOf(row as BookingRecord).payments]])
  if (table !== 'series') return new Map()
  return new Map((row as SeriesRecord).accounts.map(({ month, payments }) => [month, payments]))
}

function paymentsOf({ payment, balance }: BookingRecord): Payment[] {
  return [payment, balance].flatMap((each) => each ?? [])
}

/** Returns the id of a refund at its bank: up to 35 letters and figures. */
const refundId = (part: string, beforeCents: number) =>
  createHash('sha256').update(`${part} ${beforeCents}`).digest('hex').slice(0, 32)
