import { type CarriedOut, carryOutStep, type RefusedStep } from '@campo-livre/domain/bookings/operations.ts'
import type { BookingStep } from '@campo-livre/domain/bookings/commands/command.ts'
import type { Database } from '../store/database.ts'
import { newBookingCode } from '../store/ids.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { applyOutcome, refusedBy } from '../store/apply-outcome.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { drawerOf } from '../tills/till-entries.ts'
import { aroundTime } from '../fields/spans-on.ts'
import { alternatives } from './alternatives.ts'
import { bookingData } from './booking-data.ts'
import { bookingPlace } from './booking-place.ts'
import { payerIn } from './payer-in.ts'
import { bookingsNearPlace } from './in-the-way.ts'
import { toCompanyBooking } from './to-company-booking.ts'

type By = { company: CompanyRecord; now: string; userId: string | null }

/**
 * Carries out a command about the bookings of a company, with all that follows (decision 067), once, however often it
 * comes. Throws what refuses it, with the bookings as they are now.
 */
export async function applyBookingCommand(db: Database, by: By, command: BookingStep): Promise<CarriedOut> {
  const { company, now, userId } = by
  const outcome = carryOutStep(command, {
    data: bookingData(db, company, now),
    at: now,
    byId: userId,
    newCode: () => newBookingCode((code) => db.bookings.taken('code', code)),
    pixCode: await pixOf(db, company, command),
    place: (booking) => bookingPlace(db, booking),
    payerOf: (booking) => payerIn(db, booking),
    rachasIn: (bookingId) => db.rachas.by('bookingId', bookingId),
    near: (place) => bookingsNearPlace(db, place),
    drawer: () => drawerOf(db, company),
    unreadMoves: (booking) => unreadMovesOf(db, booking),
  })
  if (!outcome.ok) throw refusedBy(outcome, (refusal) => inTheWay(db, by, refusal))
  await applyOutcome(db, outcome)
  return outcome
}

/** Shows the bookings of a refusal as they are, and the nearest free times for one that is taken. */
function inTheWay(db: Database, { company, now }: By, { code, time, present }: RefusedStep): unknown {
  const bookings = present?.map((booking) => toCompanyBooking(db, now, booking))
  const field = time && db.fields.find(time.fieldId)
  const offers =
    field && (code === 'slot_taken' || code === 'slot_held')
      ? {
          alternatives: alternatives(
            soldSchedule({ db, now, user: null, field, company }, aroundTime(time)),
            time,
          ),
        }
      : {}
  return bookings && { bookings, ...(time && { time }), ...offers }
}

/** Returns the notices of moves of a booking that its athlete has not read. */
function unreadMovesOf(db: Database, { id: bookingId, athleteId }: BookingRecord) {
  const notices = athleteId === null ? [] : db.notifications.by('userId', athleteId)
  return notices.flatMap(({ id, readAt, moved }) =>
    readAt === null && moved?.bookingId === bookingId ? [{ id, from: moved.from }] : [],
  )
}

async function pixOf(db: Database, company: CompanyRecord, command: BookingStep): Promise<string | null> {
  if (command.type !== 'pay' || command.method !== 'pix') return null
  const booking = db.bookings.find(command.bookingId)
  return booking
    ? pixCodeOf({ id: command.paymentId, code: booking.code }, command.amountCents, company)
    : null
}
