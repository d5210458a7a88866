import type { Booking } from '../bookings/booking.ts'
import { refundAt } from '../bookings/cancel/refund.ts'
import { toInstant } from '../time/zone.ts'
import type { ClosurePreview } from './closure-preview.ts'
import type { Ground, KeptTime } from './ground.ts'
import { suggestTimes } from './suggest-times.ts'

/** Everything that decides about the bookings in the way of a new closure: them, the fields as they are with it, and all times kept. */
export type Closing = {
  affected: readonly Booking[]
  grounds: readonly Ground[]
  kept: readonly KeptTime[]
}

/** Returns the bookings in the way of a closure as the company decides about them, each with a free time that is suggested. */
export function previewClosure(
  { affected, grounds, kept }: Closing,
  { at, timeZone, fieldName }: { at: string; timeZone: string; fieldName: (fieldId: string) => string },
): ClosurePreview {
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
      fieldName: fieldName(fieldId),
      start,
      end,
      priceCents,
      paidCents: refundAt(booking, at, 'company').cents,
      nearest: to
        ? {
            fieldId: to.fieldId,
            fieldName: fieldName(to.fieldId),
            start: toInstant(to.start),
            end: toInstant(to.end),
          }
        : null,
    }
  })
  return { timeZone, bookings }
}
