import { occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { daysTouched } from '@campo-livre/domain/time/days-touched.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import { type LookFacts, lookAtWait } from '@campo-livre/domain/waiting/look.ts'
import { byEntry } from '@campo-livre/domain/waiting/queue.ts'
import { waitingWayOf } from '@campo-livre/domain/waiting/wait.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { bookingsNear } from '../bookings/in-the-way.ts'
import { groundOf } from '../fields/ground-of.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { aroundTime } from '../fields/spans-on.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { newBookingCode, newId } from '../store/ids.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import type { FieldRecord, WaitRecord } from '../store/records.ts'

/** The most minutes by which a booking keeps another one away: those of a day. */
const AROUND_MS = 24 * 3_600_000

/** Returns those who wait on the ground of a field for what is on the days of a time, or the days beside them. */
export function waitsOn(db: Database, field: FieldRecord, { start, end }: Interval): readonly WaitRecord[] {
  const around = {
    start: new Date(Date.parse(start) - AROUND_MS).toISOString(),
    end: new Date(Date.parse(end) + AROUND_MS).toISOString(),
  }
  const keys = groundOf(db, field).flatMap(({ id }) => daysTouched(around).map((day) => `${id} ${day}`))
  return [...new Set(mapAll(keys, (key) => db.waits.by('fieldDay', key)).flat())]
}

/**
 * Looks at waits at an instant, in the order of their entry (N7): what is free is offered, what is over ends. What one of them
 * changes is seen by the next; once somebody holds a time, all look again.
 */
export async function lookAtWaits(db: Database, at: string, waits: readonly WaitRecord[]): Promise<void> {
  const ids = waits.toSorted(byEntry).map(({ id }) => id)
  // All that they are judged by is read at once.
  mapAll(waits, (wait) => factsOf(db, at, wait))
  for (const _round of [1, 2]) {
    let held = false
    for (const id of ids) {
      const wait = db.waits.find(id)
      const facts = wait && factsOf(db, at, wait)
      if (!facts) continue
      const { changes } = await applyOutcome(db, lookAtWait(wait, facts))
      held ||= changes.bookings.length > 0
    }
    if (!held) return
  }
}

/** Gives what has become free with time to those who wait, before somebody else asks for it. */
export async function offerDue(db: Database, at: string, field: FieldRecord, time: Interval): Promise<void> {
  const waits = waitsOn(db, field, time)
  if (waits.some(({ dueAt }) => dueAt <= at)) await lookAtWaits(db, at, waits)
}

/** Returns what a wait is judged by at an instant; null where its field is gone. */
function factsOf(db: Database, at: string, wait: WaitRecord): LookFacts | null {
  const field = db.fields.find(wait.fieldId)
  const company = db.companies.find(wait.companyId)
  if (!field || !company) return null
  const user = db.users.find(wait.athleteId) ?? null
  const [schedule, near, bookings, offered, offers] = readTogether(
    () => soldSchedule({ db, now: at, user, field, company }, aroundTime(wait)),
    () => bookingsNear(db, field, wait),
    () => db.bookings.by('athleteId', wait.athleteId),
    () => (wait.bookingId === null ? undefined : db.bookings.find(wait.bookingId)),
    () =>
      mapAll(db.waits.by('athleteId', wait.athleteId), ({ id, bookingId }) =>
        id === wait.id || bookingId === null ? undefined : db.bookings.find(bookingId),
      ),
  )
  const open = offers.find((each) => each && statusAt(each, at) === 'awaiting_payment')
  const { id, name, phone, blocked } = user ?? { blocked: true }
  const isOnline = company.status === 'approved'
  return {
    at,
    way: waitingWayOf(company),
    place: bookingPlace(db, wait),
    schedule: isOnline ? schedule : { ...schedule, field: { ...field, status: 'inactive' } },
    near,
    field,
    rules: company.rules,
    athlete: user === null || blocked || roleOf(user) !== 'athlete' ? null : { id, name, phone },
    theirs: bookings.filter((booking) => booking.end > at && occupies(booking, at)),
    offered,
    otherOfferUntil: open?.holdExpiresAt ?? null,
    named: () => ({
      id: newId('bkg'),
      code: newBookingCode((code) => db.bookings.taken('code', code)),
    }),
  }
}
