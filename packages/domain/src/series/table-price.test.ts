import { expect, it } from 'vitest'
import { minutesOf } from '../bookings/day/calendar-schedule.ts'
import { judgeAtCounter } from '../bookings/quote/judge-at-counter.ts'
import { SeriesModel } from '../testing/series-model.ts'
import { tablePrice } from './table-price.ts'

const place = { start: '2026-12-10T23:00:00.000Z', end: '2026-12-11T00:00:00.000Z' }

it('is the price of an hour by the table, whoever has it, on offer or not, and however far ahead', () => {
  const schedule = new SeriesModel().context().data.schedule('norte', [])
  if (!schedule) throw new Error('no field')
  const days = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: '2026-01-01', until: '2030-12-31' }
  const deal = { id: 'deal', ...days, fromMinute: 0, toMinute: 1440, hourCents: 1 }
  const taken = { ...schedule, occupied: [{ ...minutesOf(place), kind: 'taken' as const }] }
  expect(judgeAtCounter(taken, place).ok).toBe(false)
  const price = tablePrice(taken, place)
  expect(price).toBeGreaterThan(0)
  expect(tablePrice({ ...taken, deals: [deal] }, place)).toBe(price)
  const later = { start: '2029-12-13T23:00:00.000Z', end: '2029-12-14T00:00:00.000Z' }
  expect(tablePrice(taken, later)).toBe(price)
  expect(tablePrice(schedule, { ...place, end: place.start })).toBeNull()
})
