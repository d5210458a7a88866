import type { SeriesEffect } from '@campo-livre/domain/series/context.ts'
import { withExpiredHolds } from '@campo-livre/domain/series/operations.ts'
import type { Database } from '../store/database.ts'
import { bookingsNearOne } from '../bookings/in-the-way.ts'
import { applyOutcome } from '../store/apply-outcome.ts'

/** Stores what happens to a fixed slot by itself, of which nobody is told. */
export async function keepSeries(
  db: Database,
  now: string,
  { series, bookings }: Pick<SeriesEffect, 'series' | 'bookings'>,
): Promise<void> {
  const near = (booking: SeriesEffect['bookings'][number]) => bookingsNearOne(db, booking)
  const changes = { series: [series], bookings: withExpiredHolds(bookings, { at: now, near }) }
  await applyOutcome(db, { ok: true, changes, notices: [] })
}
