import { toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, FieldRecord } from '../store/records.ts'
import { spansOn } from '../fields/spans-on.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'

/**
 * Returns all bookings, in any state, that are nearer to a time than the field's buffer allows, those of fields on its
 * ground too (rule 1).
 */
export function bookingsNear(db: Database, field: FieldRecord, time: Interval): BookingRecord[] {
  const { bufferMinutes } = field
  const from = toMinutes(time.start) - bufferMinutes
  const to = toMinutesUp(time.end) + bufferMinutes
  return spansOn(db, field, { start: from, end: to })
    .filter(({ start, end }) => start < to && end > from)
    .map(({ booking }) => booking)
}

/** Returns the bookings near a time of a field by its buffer; none where the field is gone. */
export function bookingsNearPlace(
  db: Database,
  { fieldId, ...time }: Pick<BookingRecord, 'fieldId' | 'start' | 'end'>,
): BookingRecord[] {
  const field = db.fields.find(fieldId)
  return field ? bookingsNear(db, field, time) : []
}
