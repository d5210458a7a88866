import { expect, test } from 'vitest'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { comingBookings, nextOfSeries } from './coming.ts'

const date = (id: string, day: string, status: 'confirmed' | 'rained_out' = 'confirmed') => ({
  series: { id, day },
  status,
})
const single = { status: 'confirmed' as const }

test('leaves of each fixed slot its next date, and all that is none or waits for a choice (N8)', () => {
  const rained = date('a', '2026-11-19', 'rained_out')
  const [a1, b1] = [date('a', '2026-11-26'), date('b', '2026-11-27')]
  expect(nextOfSeries([rained, a1, single, b1, date('a', '2026-12-03'), single])).toEqual([
    rained,
    a1,
    single,
    b1,
    single,
  ])
})

test('the bookings to come are neither over nor lost, of a fixed slot the next date', () => {
  const series = { id: 's', day: '2026-11-21' }
  const over = sampleBooking({
    id: 'over',
    start: '2026-11-20T20:00:00.000Z',
    end: '2026-11-20T21:00:00.000Z',
  })
  const lost = sampleBooking({ id: 'lost', status: 'cancelled', series })
  const next = sampleBooking({ id: 'next', series })
  const later = sampleBooking({ id: 'later', series })
  const once = sampleBooking({ id: 'once' })
  const found = comingBookings([over, lost, next, later, once], over.end)
  expect(found.map(({ id }) => id)).toEqual(['next', 'once'])
})
