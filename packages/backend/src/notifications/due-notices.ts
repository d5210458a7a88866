import { expenseSum } from '@campo-livre/domain/expenses/expense-sum.ts'
import { addDays, fromLocal, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import { canPay } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, UserRecord } from '../store/records.ts'
import { authenticate } from '../http/authenticate.ts'
import { holdEndingNotices, soonNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { sendNotices } from './notify.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { notifyExpenseDue, notifyExpenseOverdue } from '../expenses/expense-notices.ts'
import { makeDueExpenses } from '../expenses/make-due-expenses.ts'
import { raiseOfRachas } from '../rachas/due-rachas.ts'
import { notifyOnce } from './notify-once.ts'

/** The milliseconds before a game and before the end of a hold at which the athlete is notified. */
const GAME_MS = 2 * 3_600_000
const HOLD_MS = 5 * 60_000
/** The minute of the day, on the day before an expense is due, from which the owner is notified. */
const MORNING = 9 * 60

/**
 * Raises the notifications that become due with time for the user who asks: a game in two hours, a hold that ends, a
 * racha whose offers or closing end, an expense due tomorrow or overdue. They are judged when the user asks, as holds are
 * (rule 4); what was due before the seed's instant raises none.
 */
export async function raiseDueNotices(db: Database, headers: Headers): Promise<void> {
  const user = authenticate(db, headers)
  if (!user) return
  const now = db.clock.now()
  for (const booking of db.bookings.by('athleteId', user.id)) {
    // Most bookings are over; all instants are in UTC and compare as texts.
    if (booking.end > now) await raiseOfBooking(db, now, booking)
  }
  if (user.profile.name === 'athlete') await raiseOfRachas(db, now, user)
  if (user.profile.name === 'company') await raiseOfExpenses(db, now, user)
}

async function raiseOfBooking(db: Database, now: string, booking: BookingRecord): Promise<void> {
  const { id, start, holdExpiresAt, createdAt } = booking
  const due = (instant: string, early: number) => {
    const at = new Date(Date.parse(instant) - early).toISOString()
    return at > db.startedAt && at > createdAt && at <= now && now < instant
  }
  const place = bookingPlace(db, booking)
  if (booking.status === 'confirmed' && due(start, GAME_MS)) {
    await notifyOnce(db, `game:${id}:${start}`, () => sendNotices(db, soonNotices(booking, place)))
  } else if (holdExpiresAt !== null && canPay(booking, now) && due(holdExpiresAt, HOLD_MS)) {
    await notifyOnce(db, `hold:${id}`, () => sendNotices(db, holdEndingNotices(booking, place)))
  }
}

/** Makes the recurring expenses that are due, and tells what is due tomorrow and what is overdue, each once (H5). */
async function raiseOfExpenses(db: Database, now: string, user: UserRecord): Promise<void> {
  const company = companyOf(db, user)
  if (!company) return
  await makeDueExpenses(db, company, now)
  const today = localDay(company.timeZone, now)
  const morning = toInstant(fromLocal(company.timeZone, today, MORNING))
  if (now < morning || morning <= db.startedAt) return
  const [tomorrow, first] = [addDays(today, 1), localDay(company.timeZone, db.startedAt)]
  for (const expense of db.expenses.by('companyId', company.id)) {
    const { id, kind, dueDay } = expense
    if (kind === 'income' || dueDay > tomorrow || dueDay < first || expenseSum(expense).leftCents === 0)
      continue
    if (dueDay === tomorrow)
      await notifyOnce(db, `expense:${id}:${dueDay}`, () => notifyExpenseDue(db, company, expense))
    if (dueDay < today)
      await notifyOnce(db, `overdue:${id}:${dueDay}`, () => notifyExpenseOverdue(db, company, expense))
  }
}
