import { affectedBookings } from '@campo-livre/domain/closures/affected-bookings.ts'
import { closesField, type ClosureInput } from '@campo-livre/domain/closures/closure.ts'
import type { Ground } from '@campo-livre/domain/closures/ground.ts'
import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import { type Closing, previewClosure } from '@campo-livre/domain/closures/preview-closure.ts'
import { occupiedBy } from '@campo-livre/domain/fields/shared-ground.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { openingAt } from '../fields/opening-at.ts'
import { groundOf } from '../fields/ground-of.ts'
import { spanOf } from '../fields/spans-on.ts'
import { closuresOf } from './closures-of.ts'

/** Gathers what decides about the bookings in the way of a new closure: the fields as they are with it, and all times kept. */
export function closingOf(db: Database, now: string, company: CompanyRecord, closure: ClosureInput): Closing {
  const { timeZone } = company
  const bookings = db.bookings.by('companyId', company.id)
  const fields = db.fields.by('companyId', company.id)
  const closed = fields.filter((field) => groundOf(db, field).some(({ id }) => closesField(closure, id)))
  const grounds = fields.map((field): Ground => {
    const closures = [...closuresOf(db, field), ...(closed.includes(field) ? [closure] : [])]
    return {
      fieldId: field.id,
      field,
      occupiedBy: occupiedBy(field, groundOf(db, field)),
      schedule: { ...openingAt({ field, company }), field, closures, now },
    }
  })
  return {
    affected: affectedBookings({ ...closure, fieldIds: closed.map(({ id }) => id) }, bookings, now, timeZone),
    grounds,
    kept: bookings
      .filter((booking) => occupies(booking, now))
      .map((booking) => {
        const { start, end } = spanOf(booking)
        return { start, end, bookingId: booking.id, fieldId: booking.fieldId }
      }),
  }
}

/** Returns the bookings in the way of a closure as the company decides about them. */
export function previewOf(
  db: Database,
  now: string,
  { timeZone }: CompanyRecord,
  closing: Closing,
): ClosurePreview {
  const fieldName = (id: string) => db.fields.find(id)?.name ?? ''
  return previewClosure(closing, { at: now, timeZone, fieldName })
}
