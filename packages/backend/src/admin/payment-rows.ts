import type { PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'
import { companyFacts } from '../companies/company-facts.ts'

type Of = Pick<PaymentRow, 'code' | 'source' | 'sourceId' | 'customerName' | 'companyName' | 'timeZone'>

/** Returns the payments of bookings, tabs and fixed slots as rows of the admin's table, newest first. */
export function paymentRows(db: Database): readonly PaymentRow[] {
  const bookings = db.bookings.all()
  return rowsOf(bookings, [db.tabs.all(), db.series.all(), db.companies.all()], () =>
    [
      ...bookings.flatMap((booking) => ofBooking(db, booking)),
      ...db.tabs.all().flatMap((tab) => {
        const { id, code, customerName, companyId } = tab
        const of = { code, source: 'tab', sourceId: id, customerName } as const
        return ofAccount({ ...of, ...companyFacts(db, companyId) }, tab)
      }),
      ...db.series.all().flatMap(({ id, customerName, companyId, accounts }) =>
        accounts.flatMap((account) => {
          const of = { code: account.month, source: 'series', sourceId: id, customerName } as const
          return ofAccount({ ...of, ...companyFacts(db, companyId) }, account)
        }),
      ),
    ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1)),
  )
}

const rowsOf = memoizeByInputs<PaymentRow[]>()

/** The part of a booking that a tab or the counter has taken is listed where the money came. */
function ofBooking(db: Database, booking: BookingRecord): PaymentRow[] {
  const { id, code, customerName, companyId, payment, balance, counter } = booking
  if (!payment && !balance && !counter) return []
  const of: Of = { code, source: 'booking', sourceId: id, customerName, ...companyFacts(db, companyId) }
  const parts = [payment, balance].flatMap((part) =>
    part === null || part.tabId || part.atCounter ? [] : [toRow(of, part)],
  )
  return counter ? [...parts, ...ofAccount(of, counter)] : parts
}

function toRow(
  of: Of,
  { id, method, amountCents, refundedCents, status, paidAt, createdAt }: Payment,
): PaymentRow {
  const at = paidAt ?? createdAt
  return { ...of, id, online: true, method, amountCents, refundedCents, status, at }
}

function ofAccount(of: Of, { payments, pendingPix }: Account): PaymentRow[] {
  const waits = { method: 'pix', refundedCents: 0, status: 'pending' } as const
  return [
    ...payments.map(({ id, method, amountCents, paidAt, voided }): PaymentRow => ({
      ...of,
      id,
      online: false,
      method,
      amountCents,
      refundedCents: voided ? amountCents : 0,
      status: voided ? 'voided' : 'paid',
      at: paidAt,
    })),
    ...pendingPix.map(({ id, amountCents, createdAt }) => ({
      ...of,
      ...waits,
      online: false,
      id,
      amountCents,
      at: createdAt,
    })),
  ]
}
