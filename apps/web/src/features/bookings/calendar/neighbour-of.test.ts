import { expect, it } from 'vitest'
import { dayOf } from './lanes.ts'
import { neighbourOf } from './neighbour-of.ts'
import { sampleCalendar, sampleCalendarBooking } from './testing/sample-calendar.ts'

const at = (id: string, field: number, hour: number) =>
  sampleCalendarBooking({
    id,
    fieldId: `field-${field}`,
    start: `2026-11-20T${hour}:00:00.000Z`,
    end: `2026-11-20T${hour + 1}:00:00.000Z`,
  })
const bookings = [at('a1', 0, 12), at('c1', 2, 13), at('a2', 0, 15), at('c2', 2, 16)]
const lanes =
  dayOf(sampleCalendar({ count: 4, bookings }), '2026-11-20', '2026-11-20T14:00:00.000Z')?.lanes ?? []

it.each([
  ['a1', 'ArrowRight', 'a2'],
  ['a1', 'ArrowLeft', null],
  ['a2', 'Home', 'a1'],
  ['a1', 'End', 'a2'],
  ['a2', 'ArrowDown', 'c2'],
  ['c1', 'ArrowUp', 'a1'],
  ['c1', 'ArrowDown', null],
  ['a1', 'x', null],
  ['unknown', 'ArrowRight', null],
])('leads from %s by %s to %s, over lanes without bookings', (id, key, to) => {
  expect(neighbourOf(lanes, id, key)).toBe(to)
})
