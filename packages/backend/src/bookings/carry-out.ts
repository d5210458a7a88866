import { answeredBefore } from '@campo-livre/domain/outcome/answered-before.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'
import { applyBookingCommand } from '@campo-livre/domain/bookings/apply-command.ts'
import type { BookingStep } from '@campo-livre/domain/bookings/command.ts'
import type { BookingRefusal } from '@campo-livre/domain/bookings/command-context.ts'
import type { DoneBookingCommand } from '@campo-livre/domain/bookings/done-booking-command.ts'
import { cashBackCents } from '@campo-livre/domain/tills/drawer.ts'
import type { Database } from '../store/database.ts'
import { newBookingCode } from '../store/ids.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { requireDone } from '../store/apply-outcome.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { requireCashBack } from '../tills/require-cash-back.ts'
import { alternatives } from './alternatives.ts'
import { bookingData } from './booking-data.ts'
import { notifyCommand } from './command-notices.ts'
import { endHoldsNear } from './in-the-way.ts'
import { moveRachas } from './move-rachas.ts'
import { toCompanyBooking } from './to-company-booking.ts'

type By = { company: CompanyRecord; now: string; userId: string | null }

/**
 * Carries out a command about the bookings of a company, with all that follows for rachas and notices (decision 067);
 * once, however often it comes: the same id again returns the bookings as they are now. Throws what refuses it.
 */
export async function carryOutBooking(
  db: Database,
  by: By,
  command: BookingStep,
): Promise<{ bookings: BookingRecord[]; done: DoneBookingCommand }> {
  const { company, now, userId } = by
  const known = answeredBefore(
    db.bookingCommands.find(command.id),
    (done) => done.companyId === company.id && isSame(done.command, command),
    'id',
  )
  if (known) return again(db, requireDone(known).kept)
  const pixCode = await pixOf(db, company, command)
  const newCode = () => newBookingCode((code) => db.bookings.by('code', code).length > 0)
  const data = bookingData(db, company, now)
  const outcome = applyBookingCommand(command, { data, at: now, byId: userId, newCode, pixCode })
  if (!outcome.ok) throw refused(db, by, command, outcome)
  const { bookings, done } = outcome
  const before = bookings.map(({ id }) => db.bookings.find(id))
  const back = bookings.reduce((sum, { counter }, at) => sum + cashBackCents(before[at]?.counter, counter), 0)
  const asBefore = before.flatMap((booking) => (booking ? toCompanyBooking(db, now, booking) : []))
  requireCashBack(db, company, back, { bookings: asBefore })
  // Nothing is refused from here on.
  for (const { id, ...booking } of bookings) {
    const field = db.fields.find(booking.fieldId)
    if (field) await endHoldsNear(db, field, booking, now)
    await (db.bookings.find(id) ? db.bookings.update(id, booking) : db.bookings.insert({ id, ...booking }))
  }
  await db.bookingCommands.insert(done)
  if (command.type === 'undo') await db.bookingCommands.update(command.commandId, { undoneById: command.id })
  for (const [index, booking] of bookings.entries()) {
    const old = before[index]
    if (old && (old.start !== booking.start || old.end !== booking.end || old.fieldId !== booking.fieldId))
      await moveRachas(db, booking)
    await notifyCommand(db, command, old, booking)
  }
  return { bookings, done }
}

function again(db: Database, done: DoneBookingCommand) {
  return { bookings: done.bookingIds.flatMap((id) => db.bookings.find(id) ?? []), done }
}

/** Makes the refusal, with the booking as it is now and the nearest free times for one that is taken. */
function refused(db: Database, { company, now }: By, command: BookingStep, refusal: BookingRefusal): Refused {
  const { code, message, time } = refusal
  const own = 'bookingId' in command ? db.bookings.find(command.bookingId) : undefined
  const bookings = own?.companyId === company.id ? [toCompanyBooking(db, now, own)] : []
  const field = time && db.fields.find(time.fieldId)
  const offers =
    field && (code === 'slot_taken' || code === 'slot_held')
      ? { alternatives: alternatives(soldSchedule({ db, now, user: null, field, company }), time) }
      : {}
  const errors = time ? { start: [message] } : {}
  return new Refused(code, message, { errors, data: { bookings, ...(time && { time }), ...offers } })
}

async function pixOf(db: Database, company: CompanyRecord, command: BookingStep): Promise<string | null> {
  if (command.type !== 'pay' || command.method !== 'pix') return null
  const booking = db.bookings.find(command.bookingId)
  return booking
    ? pixCodeOf({ id: command.paymentId, code: booking.code }, command.amountCents, company)
    : null
}
