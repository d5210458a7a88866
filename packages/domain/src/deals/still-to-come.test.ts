import { expect, it } from 'vitest'
import { leastBooking } from '../fields/prices/least-booking.ts'
import { stillToCome } from './still-to-come.ts'

/** Mondays and Fridays, 14h to 16h, at R$ 45 from 1 to 27 November 2026, a Friday. */
const deal = {
  id: 'deal',
  weekdays: [1, 5],
  fromMinute: 840,
  toMinute: 960,
  hourCents: 4_500,
  from: '2026-11-01',
  until: '2026-11-27',
}

it.each([
  ['2026-10-20', [1, 5]],
  ['2026-11-20', [1, 5]],
  ['2026-11-24', [5]],
  ['2026-11-27', [5]],
  ['2026-11-28', null],
])('a deal has on %s the weekdays %j left (N9)', (today, weekdays) => {
  expect(stillToCome([deal], today)).toEqual(weekdays === null ? [] : [{ ...deal, weekdays }])
})

it('the lowest price of a field counts its deals, where they are open (N9)', () => {
  const open = [{ opens: 480, closes: 1320 }]
  const field = {
    slotMinutes: 60,
    minSlots: 1,
    maxSlots: 3,
    bufferMinutes: 0,
    avoidGaps: false,
    basePriceCents: 7_000,
    priceRules: [],
  }
  const week = Array.from({ length: 7 }, () => open)
  expect(leastBooking(field, week)).toEqual({ priceCents: 7_000, minutes: 60 })
  expect(leastBooking(field, week, [deal])).toEqual({ priceCents: 4_500, minutes: 60 })
  expect(leastBooking({ ...field, minSlots: 2 }, week, [deal]).priceCents).toBe(9_000)
  expect(leastBooking({ ...field, minSlots: 3 }, week, [deal]).priceCents).toBe(16_000)
  expect(leastBooking(field, week.with(1, []).with(5, []), [deal]).priceCents).toBe(7_000)
})
