import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { type Answer, ok } from '../http/answer.ts'
import { notFound } from '../http/refused.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { toSeriesDetail } from '../series/to-series.ts'
import { ownSplit } from '../splits/get-split.ts'
import { toTabDetail } from '../tabs/to-tab-detail.ts'
import { type PaidRef, stepOnBill } from './step-on-bill.ts'

/** Pays the Pix code of a tab, a booking at the counter, a month's bill or a share, as the bank tells it; 404 for one that was withdrawn. */
export async function confirmPix(db: Database, now: string, paymentId: string): Promise<Answer> {
  const ref = waitingFor(db, paymentId)
  if (!ref) throw notFound()
  await stepOnBill(db, { now, userId: null }, ref, { type: 'pix_paid', id: newId('cmd'), paymentId })
  return ok(shown(db, now, ref), { message: 'Pix pago.' })
}

/** Finds the bill that a code pays. */
function waitingFor(db: Database, paymentId: string): PaidRef | null {
  const [tab] = db.tabs.by('pixId', paymentId)
  if (tab) return { of: 'tab', id: tab.id }
  const [booking] = db.bookings.by('pixId', paymentId)
  if (booking) return { of: 'booking', id: booking.id }
  const [series] = db.series.by('pixId', paymentId)
  const bill = series?.accounts.find(({ pendingPix }) => pendingPix.some(({ id }) => id === paymentId))
  if (series && bill) return { of: 'series', id: series.id, month: bill.month }
  const [split] = db.splits.by('paymentId', paymentId)
  return split ? { of: 'share', id: split.id, personId: null } : null
}

function shown(db: Database, now: string, { of, id }: PaidRef): unknown {
  if (of === 'tab') return toTabDetail(db, found(db.tabs.find(id)))
  if (of === 'booking') return toBookingDetail(db, now, found(db.bookings.find(id)))
  return of === 'series'
    ? toSeriesDetail(db, now, found(db.series.find(id)))
    : ownSplit(db, now, found(db.splits.find(id)))
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
