import { expect, it } from 'vitest'
import { compileList } from '../../lists/compile-list.ts'
import { rainStateAt } from '../../rain/rain.ts'
import { listReading } from '../../testing/list-reading.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { paymentStatusOf } from '../money/booking-money.ts'
import { bookingStatuses } from '../booking-status.ts'
import { bookingList } from './booking-list.ts'
import type { Booking } from '../booking.ts'
import { statusAt } from '../status.ts'

import fc from 'fast-check'

const bookings = compileList(bookingList, {})
/** The minutes of a day around the game, so that instants often meet. */
const instant = fc
  .integer({ min: 0, max: 12 })
  .map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString())
const part = fc.option(
  fc.record({ status: fc.constantFrom('pending', 'paid', 'refunded', 'expired', 'failed') }),
)
const booking = fc
  .record({
    status: fc.constantFrom(...bookingStatuses),
    holdExpiresAt: fc.option(instant),
    start: instant,
    end: instant,
    rain: fc.option(
      fc.record({
        until: instant,
        chosen: fc.option(fc.record({ what: fc.constant('credit'), at: instant })),
      }),
      { nil: undefined },
    ),
    payment: part,
    balance: part,
    creditUsed: fc.option(fc.record({ cents: fc.nat(100) }), { nil: undefined }),
  })
  .map((facts) => ({ id: 'b', companyId: 'arena', fieldId: 'gone', ...facts }) as unknown as Booking)

it('a booking in a table has the status of the rule, at every instant (rule 4)', () => {
  fc.assert(
    fc.property(booking, instant, (each, now) => {
      expect(bookings.row(each, listReading(now)).status).toBe(statusAt(each, now))
    }),
  )
})

it('its payment has expired once nothing more is paid for it', () => {
  fc.assert(
    fc.property(booking, instant, (each, now) => {
      const over = statusAt(each, now) === 'expired' || rainStateAt(each, now) === 'credit'
      const payment =
        over && each.payment?.status === 'pending'
          ? { ...each.payment, status: 'expired' as const }
          : each.payment
      expect(bookings.row(each, listReading(now)).paymentStatus).toBe(paymentStatusOf({ ...each, payment }))
    }),
  )
})

it('has no payment but the credit that paid for it', () => {
  const arena = { companyId: 'arena', fieldId: 'gone' }
  const byCredit = sampleBooking({ ...arena, creditUsed: { cents: 10_000, returnedCents: 0 } })
  const { row } = bookings
  expect(row(byCredit, listReading(byCredit.start)).paymentStatus).toBe('paid')
  expect(row(sampleBooking(arena), listReading(byCredit.start)).paymentStatus).toBeNull()
})

it('changes by itself at the instants that it tells, and at no other', () => {
  fc.assert(
    fc.property(booking, instant, instant, (each, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const reading = listReading(from)
      const turns = bookings.turns?.(each, reading) ?? []
      const turned = turns.some((turn) => turn > Date.parse(from) && turn <= Date.parse(to))
      const [before, after] = [bookings.row(each, reading), bookings.row(each, listReading(to))]
      expect(turned || JSON.stringify(before) === JSON.stringify(after)).toBe(true)
    }),
  )
})
