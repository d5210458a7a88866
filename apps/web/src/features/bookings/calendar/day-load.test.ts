import { expect, it } from 'vitest'
import { dayLoad, fullness } from './day-load.ts'
import { sampleCalendar, sampleCalendarBooking } from './testing/sample-calendar.ts'
import { stripOf, weekAxis } from './week-axis.ts'

const now = '2026-11-20T14:30:00.000Z'
const date = '2026-11-20'
// Open from 7h to 2h: 19 hours; three of them booked, one of these after midnight.
const calendar = sampleCalendar({
  count: 1,
  bookings: [
    sampleCalendarBooking({
      start: '2026-11-20T14:00:00.000Z',
      end: '2026-11-20T15:00:00.000Z',
      checkedInAt: '2026-11-20T14:00:00.000Z',
    }),
    sampleCalendarBooking({
      id: 'night',
      start: '2026-11-21T02:00:00.000Z',
      end: '2026-11-21T04:00:00.000Z',
    }),
  ],
})
const { fields } = calendar

it('counts a night over midnight on both days, and its time on the evening to which it belongs', () => {
  const load = dayLoad(calendar, fields, date, now)
  expect([load.bookings.length, load.openMinutes, load.freeMinutes]).toEqual([2, 19 * 60, 16 * 60])
  const next = dayLoad(calendar, fields, '2026-11-21', now)
  expect([next.bookings.map(({ id }) => id), fullness(next)]).toEqual([['night'], 0])
  expect(fullness(load)).toBeCloseTo(3 / 19)
})

it('leaves closed time out of what is open, and says why a whole day is closed', () => {
  const closure = {
    id: 'works',
    fieldIds: ['field-0'],
    reason: 'Reforma',
    start: '2026-11-20T03:00:00.000Z',
    end: '2026-11-21T12:00:00.000Z',
  }
  const load = dayLoad({ ...calendar, closures: [closure] }, fields, date, now)
  expect([load.openMinutes, load.closedBy]).toEqual([0, 'Reforma'])
  const part = { ...closure, end: '2026-11-20T12:00:00.000Z' }
  expect(dayLoad({ ...calendar, closures: [part] }, fields, date, now)).toMatchObject({
    openMinutes: 17 * 60,
    closedBy: null,
  })
})

it('draws the bookings of a day as one background on the hours of the week', () => {
  const axis = weekAxis(calendar, fields, [date])
  expect(axis).toEqual({ from: 7 * 60, to: 26 * 60 })
  const place = { axis, date, timeZone: calendar.timeZone, now }
  expect(stripOf(dayLoad(calendar, fields, date, now), place).match(/var\(--cl-primary\)/g)).toHaveLength(4)
  expect(stripOf(dayLoad(calendar, fields, '2026-11-25', now), place)).toBe('none')
})
