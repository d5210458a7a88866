import { athleteReason } from '@campo-livre/domain/closures/athlete-reason.ts'
import type { Decided } from '@campo-livre/domain/closures/judge-choices.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, ClosureRecord } from '../store/records.ts'
import { cancelNow, cancelUntold } from '../bookings/cancel-now.ts'
import { moveNow, moveUntold } from '../bookings/move-now.ts'
import { notifyDatesClosed } from '../series/closed-dates.ts'

type Each = Decided<BookingRecord>

/**
 * Does to the bookings what was decided about them because of a closure. Of each booking its athlete is told; of the dates
 * of fixed slots once, however many they are (decision 076).
 */
export async function carryOut(
  db: Database,
  now: string,
  closure: ClosureRecord,
  decided: readonly Each[],
): Promise<void> {
  const reason = athleteReason(closure)
  const changed = decided.filter(({ action }) => action !== 'keep')
  const dates = changed.filter(({ booking }) => booking.series !== undefined)
  const batches = [...Map.groupBy(dates, ({ booking }) => booking.athleteId).values()].filter(
    ({ length }) => length > 1,
  )
  const together = new Set(batches.flat())
  for (const each of changed) await carryOutOne(db, now, each, { reason, isTold: !together.has(each) })
  for (const batch of batches) await notifyDatesClosed(db, batch, reason)
}

async function carryOutOne(
  db: Database,
  now: string,
  { booking, action, to }: Each,
  { reason, isTold }: { reason: string; isTold: boolean },
): Promise<void> {
  if (action === 'cancel')
    await (isTold ? cancelNow : cancelUntold)(db, now, booking, { by: 'company', reason })
  if (to === null) return
  const place = { fieldId: to.fieldId, start: toInstant(to.start), end: toInstant(to.end) }
  await (isTold ? moveNow(db, now, booking, { ...place, reason }) : moveUntold(db, now, booking, place))
}
