import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import { suggestTimes } from '@campo-livre/domain/closures/suggest-times.ts'
import { refundAt } from '@campo-livre/domain/bookings/refund.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import type { Closing } from './closure-grounds.ts'

/** Returns the bookings in the way of a closure as the company decides about them, each with a free time that is suggested. */
export function toPreview(
  db: Database,
  now: string,
  { timeZone }: CompanyRecord,
  { affected, grounds, kept }: Closing,
): ClosurePreview {
  const nameOf = (fieldId: string) => db.fields.find(fieldId)?.name ?? ''
  const suggested = suggestTimes(affected, grounds, kept)
  const bookings = affected.map((booking, index) => {
    const { id, code, customerName, customerPhone, fieldId, start, end, priceCents } = booking
    const to = suggested[index]
    return {
      id,
      code,
      customerName,
      customerPhone,
      fieldId,
      fieldName: nameOf(fieldId),
      start,
      end,
      priceCents,
      paidCents: refundAt(booking, now, 'company').cents,
      nearest: to
        ? {
            fieldId: to.fieldId,
            fieldName: nameOf(to.fieldId),
            start: toInstant(to.start),
            end: toInstant(to.end),
          }
        : null,
    }
  })
  return { timeZone, bookings }
}
