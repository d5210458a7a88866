import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { placeOf } from '@campo-livre/domain/waiting/queue.ts'
import { type MyWait, waitingWayOf } from '@campo-livre/domain/waiting/wait.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import type { Database } from '../store/database.ts'
import type { WaitRecord } from '../store/records.ts'
import { waitsOn } from './look-at-waits.ts'

/** Returns a wait as its person sees it at an instant; null for one that is over, which nobody has looked at yet. */
export function toMyWait(db: Database, now: string, wait: WaitRecord): MyWait | null {
  const field = db.fields.find(wait.fieldId)
  const company = db.companies.find(wait.companyId)
  if (!field || !company || wait.start <= now) return null
  const offered = wait.bookingId === null ? undefined : db.bookings.find(wait.bookingId)
  if (wait.bookingId !== null && (!offered || statusAt(offered, now) !== 'awaiting_payment')) return null
  const { id, start, end, createdAt } = wait
  const way = waitingWayOf(company)
  return {
    id,
    start,
    end,
    createdAt,
    field: toFieldSummary(field),
    company: toCompanySummary(company),
    way,
    place: placeOf(wait, waitsOn(db, field, wait)),
    offer: offered ? { bookingId: offered.id, until: offered.holdExpiresAt ?? start } : null,
    isFree: wait.bookingId === null && wait.told,
  }
}
