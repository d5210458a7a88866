import { holdEndingNotices, soonNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { holdWarningAt, reminderAt } from '@campo-livre/domain/bookings/reminders.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { reminderJob } from '../jobs/reminder-job.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord } from '../store/records.ts'
import { bookingPlace } from './booking-place.ts'

/** The days ahead in which the next game is looked for. */
const DAYS_AHEAD = 14

/** Tells athletes of a game in two hours. */
export const remindOfGames = reminderJob('remind-of-games', { lists: gamesByDay }, (booking) => {
  const { id, start } = booking
  const at = reminderAt(booking)
  const notices = (db: Database) => soonNotices(booking, bookingPlace(db, booking))
  return at === null ? [] : [{ about: `game:${id}:${start}`, at, notices }]
})

/** Returns the games of athletes from the first instant on, a day (UTC) after the other: most bookings are over, or far. */
function gamesByDay(db: Database): readonly (readonly BookingRecord[])[] {
  const last = addDays(db.clock.now().slice(0, 10), DAYS_AHEAD)
  const days: string[] = []
  for (let day = db.startedAt.slice(0, 10); day <= last; day = addDays(day, 1)) days.push(day)
  return mapAll(days, (day) => db.bookings.by('gameDay', day))
}

/** Tells athletes of a hold that ends in five minutes. */
export const remindOfHolds = reminderJob(
  'remind-of-holds',
  { lists: (db) => [db.bookings.by('status', 'awaiting_payment')] },
  (booking) => {
    const at = holdWarningAt(booking)
    const notices = (db: Database) => holdEndingNotices(booking, bookingPlace(db, booking))
    return at === null ? [] : [{ about: `hold:${booking.id}`, at, notices }]
  },
)
