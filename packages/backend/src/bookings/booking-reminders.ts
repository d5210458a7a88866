import { holdEndingNotices, soonNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { holdWarningAt, reminderAt } from '@campo-livre/domain/bookings/reminders.ts'
import { reminderJob } from '../jobs/reminder-job.ts'
import { daysInView } from '../store/rows-on.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord } from '../store/records.ts'
import { bookingPlace } from './booking-place.ts'

/** Tells athletes of a game in two hours. */
export const remindOfGames = reminderJob('remind-of-games', { lists: gamesByDay }, (booking) => {
  const { id, start } = booking
  const at = reminderAt(booking)
  const notices = (db: Database) => soonNotices(booking, bookingPlace(db, booking))
  return at === null ? [] : [{ about: `game:${id}:${start}`, at, notices }]
})

/** Returns the games of athletes from the first instant on, a day (UTC) after the other: most bookings are over, or far. */
function gamesByDay(db: Database): readonly (readonly BookingRecord[])[] {
  return mapAll(daysInView(db), (day) => db.bookings.by('gameDay', day))
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
