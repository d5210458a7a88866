import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileList } from '../../lists/compile-list.ts'
import { afterRain } from '../../rain/rain.ts'
import { listReading } from '../../testing/list-reading.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'
import type { Booking } from '../booking.ts'
import { bookingStatuses } from '../booking-status.ts'
import { isOpen } from '../status.ts'
import { bookingList } from './booking-list.ts'
import { isInSet } from './booking-sets.ts'
import { latestBookings, soonestBookings } from './own-bookings.ts'

/** The hours of a day around the game, so that instants often meet. */
const instant = fc
  .integer({ min: 0, max: 12 })
  .map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString())
const booking: fc.Arbitrary<Booking> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    status: fc.constantFrom(...bookingStatuses),
    source: fc.constantFrom('site' as const, 'counter' as const),
    holdExpiresAt: fc.option(instant),
    confirmedAt: fc.option(instant),
    start: instant,
    end: instant,
    series: fc.option(fc.constant({ id: 's', day: '2026-11-20' }), { nil: undefined }),
    rain: fc.option(
      fc.record({
        at: fc.constant('2026-11-20T00:00:00.000Z'),
        offers: fc.array(fc.constantFrom(...afterRain), { minLength: 1, maxLength: 2 }),
        paidCents: fc.constant(10_000),
        until: instant,
        chosen: fc.option(fc.record({ what: fc.constant('credit' as const), at: instant })),
      }),
      { nil: undefined },
    ),
  })
  .map(({ series, rain, ...facts }) =>
    sampleBooking({ companyId: 'arena', ...facts, ...(series && { series }), ...(rain && { rain }) }),
  )

it('a booking is found by the sets and the openness of the rules, at every instant', () => {
  const list = compileList(latestBookings, {})
  fc.assert(
    fc.property(booking, instant, (each, now) => {
      const { open, confirmed, held, kept } = list.row(each, listReading(now))
      expect({ open, confirmed, held, kept }).toEqual({
        open: isOpen(each, now),
        confirmed: isInSet(each, 'confirmed', now),
        held: isInSet(each, 'held', now),
        kept: isInSet(each, 'kept', now),
      })
    }),
  )
})

it.each([
  ['all bookings', bookingList, true],
  ['own ones, latest first', latestBookings, true],
  ['own ones, soonest first', soonestBookings, false],
])('%s come by their starts, those of one start always in the same order', (_name, declared, latestFirst) => {
  const list = compileList(declared, {})
  const reading = listReading('2026-11-20T00:00:00.000Z')
  const many = fc.uniqueArray(booking, { maxLength: 4, selector: ({ id }) => id })
  fc.assert(
    fc.property(many, (rows) => {
      const keys = list.ordered(rows, reading).map(({ start, id }) => `${start} ${id}`)
      const upwards = rows.map(({ start, id }) => `${start} ${id}`).toSorted()
      expect(keys).toEqual(latestFirst ? upwards.toReversed() : upwards)
    }),
  )
})
