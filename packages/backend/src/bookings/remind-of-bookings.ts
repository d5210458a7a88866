import { holdEndingNotices, soonNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { holdWarningAt, reminderAt } from '@campo-livre/domain/bookings/reminders.ts'
import { type Reminder, reminderJob } from '../jobs/reminder-job.ts'
import { memoize } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'
import { bookingPlace } from './booking-place.ts'

/** A booking keeps them as long as it does not change: there are many, of which few do. */
const instantsOf = memoize((booking: BookingRecord) => ({
  game: reminderAt(booking),
  hold: holdWarningAt(booking),
}))

const none: readonly Reminder[] = []

/** Tells athletes of a game in two hours, and of a hold that ends in five minutes. */
export const remindOfBookings = reminderJob(
  'remind-of-bookings',
  (db) => ({ list: db.bookings.all(), from: [] }),
  (booking, db): readonly Reminder[] => {
    // Most bookings are over.
    if (booking.start <= db.startedAt) return none
    const { game, hold } = instantsOf(booking)
    const { id, start } = booking
    if (game !== null)
      return [
        {
          about: `game:${id}:${start}`,
          at: game,
          notices: () => soonNotices(booking, bookingPlace(db, booking)),
        },
      ]
    if (hold === null) return none
    return [
      { about: `hold:${id}`, at: hold, notices: () => holdEndingNotices(booking, bookingPlace(db, booking)) },
    ]
  },
)
