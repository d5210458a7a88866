import type { SeriesEffect } from '@campo-livre/domain/series/context.ts'
import { withExpiredHolds } from '@campo-livre/domain/series/operations.ts'
import type { Database } from '../store/database.ts'
import { bookingsNearPlace } from '../bookings/in-the-way.ts'
import { applyOutcome } from '../store/apply-outcome.ts'

/** Stores a fixed slot and its bookings as they have become, and tells nobody. */
export async function keepSeries(
  db: Database,
  now: string,
  { series, bookings }: Pick<SeriesEffect, 'series' | 'bookings'>,
): Promise<void> {
  const near = (booking: SeriesEffect['bookings'][number]) => bookingsNearPlace(db, booking)
  const changes = { series: [series], bookings: withExpiredHolds(bookings, { at: now, near }) }
  await applyOutcome(db, { ok: true, changes, notices: [] })
}
