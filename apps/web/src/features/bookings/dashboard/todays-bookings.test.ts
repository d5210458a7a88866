import { expect, it } from 'vitest'
import { sampleCalendarBooking } from '../calendar/testing/sample-calendar.ts'
import { todaysBookings } from './todays-bookings.ts'

const at = (id: string, from: string, to: string, changes = {}) =>
  sampleCalendarBooking({ id, start: `2026-11-20T${from}:00Z`, end: `2026-11-20T${to}:00Z`, ...changes })

it('parts the day into what runs now and what comes next, soonest first', () => {
  const bookings = [
    at('late', '22:00', '23:00'),
    at('soon', '14:00', '15:00'),
    at('now', '13:00', '14:00'),
    at('over', '11:00', '12:00'),
    at('gone', '13:00', '14:00', { status: 'cancelled' }),
  ]
  const { playing, next, all } = todaysBookings(bookings, '2026-11-20T13:30:00Z')
  expect(playing.map(({ id }) => id)).toEqual(['now'])
  expect(next.map(({ id }) => id)).toEqual(['soon', 'late'])
  expect(all.map(({ id }) => id)).toEqual(['over', 'now', 'soon', 'late'])
})
