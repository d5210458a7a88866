import { holdEndingNotices, soonNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { holdWarningAt, reminderAt } from '@campo-livre/domain/bookings/reminders.ts'
import { type Reminder, reminderJob } from '../jobs/reminder-job.ts'
import type { Database } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'
import { bookingPlace } from './booking-place.ts'

const none: readonly Reminder[] = []

/** Returns the reminders of a booking, which keeps them as long as it does not change: there are many, of which few do. */
const remindersOf = memoize((booking: BookingRecord): readonly Reminder[] => {
  const { id, start } = booking
  const [game, hold] = [reminderAt(booking), holdWarningAt(booking)]
  if (game !== null) {
    const notices = (db: Database) => soonNotices(booking, bookingPlace(db, booking))
    return [{ about: `game:${id}:${start}`, at: game, notices }]
  }
  if (hold === null) return none
  const notices = (db: Database) => holdEndingNotices(booking, bookingPlace(db, booking))
  return [{ about: `hold:${id}`, at: hold, notices }]
})

/** Tells athletes of a game in two hours, and of a hold that ends in five minutes. */
export const remindOfBookings = reminderJob(
  'remind-of-bookings',
  (db) => ({ list: db.bookings.all(), from: [] }),
  // Most bookings are over.
  (booking, db) => (booking.start <= db.startedAt ? none : remindersOf(booking)),
)
