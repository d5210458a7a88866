import type { SeriesEffect } from '@campo-livre/domain/series/context.ts'
import type { Database } from '../store/database.ts'
import type { SeriesRecord } from '../store/records.ts'
import { endHoldsNear } from '../bookings/in-the-way.ts'

/** Stores what a command about a fixed slot does; nothing is refused from here on. */
export async function keepSeries(
  db: Database,
  now: string,
  { series: { id, ...series }, bookings }: SeriesEffect,
): Promise<SeriesRecord> {
  for (const { id: bookingId, ...booking } of bookings) {
    const field = db.fields.find(booking.fieldId)
    if (field && booking.status === 'confirmed') await endHoldsNear(db, field, booking, now)
    // A booking that is let go names no series any more.
    const row = { ...booking, series: booking.series }
    await (db.bookings.find(bookingId)
      ? db.bookings.update(bookingId, row)
      : db.bookings.insert({ id: bookingId, ...row }))
  }
  await (db.series.find(id) ? db.series.update(id, series) : db.series.insert({ id, ...series }))
  return { id, ...series }
}
