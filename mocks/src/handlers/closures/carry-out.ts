import { athleteReason } from '@campo-livre/domain/closures/athlete-reason.ts'
import type { Decided } from '@campo-livre/domain/closures/judge-choices.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord, ClosureRecord } from '../../db/records.ts'
import { cancelNow } from '../bookings/cancel-now.ts'
import { moveNow } from '../bookings/move-now.ts'

/** Does to a booking what was decided about it because of a closure. */
export async function carryOut(
  db: Database,
  now: string,
  closure: ClosureRecord,
  { booking, action, to }: Decided<BookingRecord>,
): Promise<void> {
  const reason = athleteReason(closure)
  if (action === 'cancel') await cancelNow(db, now, booking, { by: 'company', reason })
  if (to === null) return
  const { fieldId, start, end } = to
  await moveNow(db, now, booking, { fieldId, start: toInstant(start), end: toInstant(end), reason })
}
