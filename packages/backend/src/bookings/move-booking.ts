import { moveBookingSpec, previewMoveSpec } from '@campo-livre/contract/bookings/move-booking.ts'
import {
  judgeAthleteMove,
  type JudgingMove,
  moveByAthlete,
} from '@campo-livre/domain/bookings/athlete/move.ts'
import type { MoveTarget } from '@campo-livre/domain/bookings/athlete/move-request.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { type FieldSchedule, soldSchedule } from '../fields/schedule.ts'
import { aroundTime, spansOn } from '../fields/spans-on.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'
import { applyOutcome, refusedBy } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { BookingRecord, CompanyRecord, UserRecord } from '../store/records.ts'
import { aroundFacts } from './around-facts.ts'
import { tabOf } from './booking-data.ts'
import { toBookingDetail } from './to-booking.ts'
import { withAlternatives } from './with-alternatives.ts'

/** Tells what a move would cost, and what becomes of the money (H2). */
export const previewMove = answer(
  owned(previewMoveSpec, 'bookings', 'athlete'),
  ({ db, now, user, row: booking, company, query }) => {
    const judging = judgingOf({ db, now, user, company, booking }, query)
    const judged = judgeAthleteMove(booking, query, judging)
    if (!judged.ok) throw refusedBy(judged, withAlternatives(judging.schedule, query))
    return ok(judged.money)
  },
  { loads: ({ db, query }) => [() => aroundTarget(db, query())] },
)

/** Moves a booking for its athlete, and tells both sides (H2). */
export const moveBooking = answer(
  owned(moveBookingSpec, 'bookings', 'athlete'),
  async ({ db, now, user, row: booking, company, body }) => {
    const judging = judgingOf({ db, now, user, company, booking }, body)
    const { changes } = await applyOutcome(
      db,
      moveByAthlete(booking, body, { ...aroundFacts(db, now), ...judging }),
      (refusal) =>
        refusal.code === 'stale'
          ? toBookingDetail(db, now, booking)
          : withAlternatives(judging.schedule, body)(refusal),
    )
    return ok(toBookingDetail(db, now, changes.bookings[0]), { message: 'Horário mudado.' })
  },
  {
    loads: ({ db, body, params }) => [
      () => aroundTarget(db, body()),
      () => db.rachas.by('bookingId', params.id),
    ],
  },
)

type Moving = {
  db: Database
  now: string
  user: UserRecord
  company: CompanyRecord
  booking: BookingRecord
}

/** Loads what a move is judged by; 404 for a field that cannot be booked. */
function judgingOf(
  { db, now, user, company, booking }: Moving,
  to: MoveTarget,
): JudgingMove & { schedule: FieldSchedule } {
  const { row: field } = ownRow(db, user, { table: 'fields', whose: 'bookable', id: to.fieldId })
  const asking = { db, now, user, field, company, without: [booking.id] }
  return {
    at: now,
    arenaId: field.companyId,
    schedule: soldSchedule(asking, aroundTime(to)),
    coupon: booking.couponUsed && db.coupons.find(booking.couponUsed.couponId),
    onTab: tabOf(db, booking.id)?.code ?? null,
    id: newId('mov'),
  }
}

function aroundTarget(db: Database, to: MoveTarget) {
  const field = db.fields.find(to.fieldId)
  return field && spansOn(db, field, aroundTime(to))
}
