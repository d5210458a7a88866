import { topUp } from '@campo-livre/domain/series/apply-command.ts'
import type { SeriesEffect } from '@campo-livre/domain/series/context.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, SeriesRecord } from '../store/records.ts'
import { endHoldsNear } from '../bookings/in-the-way.ts'
import { seriesContext } from './series-context.ts'

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

/** Keeps the fixed slots of a company 52 weeks ahead, before they are read (rule 6). */
export async function topUpSeries(db: Database, company: CompanyRecord, now: string): Promise<void> {
  for (const series of db.series.by('companyId', company.id)) {
    const effect = topUp(series, seriesContext(db, { company, now, userId: null }))
    if (effect) await keepSeries(db, now, effect)
  }
}
