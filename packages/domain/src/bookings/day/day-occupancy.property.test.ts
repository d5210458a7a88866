import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleCalendarField } from '../../testing/sample-calendar-field.ts'
import { everyDay } from '../../testing/schedules.ts'
import { fromLocal, toInstant } from '../../time/zone.ts'
import type { Calendar, CalendarBooking } from './calendar.ts'
import { dayOccupancy } from './day-occupancy.ts'

const timeZone = 'America/Fortaleza'
const day = '2026-11-20'
const now = '2026-11-20T15:00:00.000Z'
const midnight = fromLocal(timeZone, day, 0)
const field = sampleCalendarField()
const interval = (from: number, to: number) => ({
  start: toInstant(midnight + from),
  end: toInstant(midnight + to),
})
const booking = (from: number, to: number, changes: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id: `b-${from}`,
  code: 'RSV-AAAA',
  fieldId: 'field-1',
  customerName: 'Ana',
  customerPhone: null,
  ...interval(from, to),
  status: 'confirmed',
  priceCents: 12_000,
  paidCents: 0,
  dueCents: 0,
  source: 'site',
  seriesId: null,
  holdExpiresAt: null,
  checkedInAt: null,
  ownPrice: false,
  tabCode: null,
  version: 0,
  ...changes,
})
const calendarWith = (changes: Partial<Calendar> = {}): Calendar => ({
  from: '2026-11-19',
  to: '2026-11-21',
  timeZone,
  openingHours: everyDay({ opens: 480, closes: 1560 }),
  holidays: [],
  fields: [field],
  bookings: [],
  closures: [],
  ...changes,
})
const closure = (from: number, to: number) => ({
  id: 'c',
  fieldIds: ['field-1'],
  reason: 'Obra',
  ...interval(from, to),
})
const of = (changes: Partial<Calendar>) => dayOccupancy(calendarWith(changes), field, { day, now })

it('counts the booked minutes of an opening day, the night after it too', () => {
  const bookings = [booking(480, 540), booking(540, 600), booking(1500, 1560)]
  expect(of({ bookings })).toEqual({
    start: midnight + 480,
    end: midnight + 1560,
    open: 1080,
    booked: 180,
    taken: [
      { start: midnight + 480, end: midnight + 600 },
      { start: midnight + 1500, end: midnight + 1560 },
    ],
  })
})

it('leaves out the night before, what was cancelled, and other fields', () => {
  const bookings = [
    booking(0, 60),
    booking(600, 660, { status: 'cancelled' }),
    booking(720, 780, { fieldId: 'field-2' }),
  ]
  expect(of({ bookings })?.booked).toBe(0)
})

it('counts what takes the ground of the field', () => {
  const whole = { ...field, id: 'field-2', parts: ['field-1'] }
  const bookings = [booking(720, 780, { fieldId: 'field-2' })]
  expect(of({ fields: [field, whole], bookings })?.booked).toBe(60)
})

it('takes closed hours off those that can be played, but not what is played in them', () => {
  expect(of({ closures: [closure(480, 630)] })).toMatchObject({ open: 900, booked: 0 })
  expect(of({ closures: [closure(480, 600)], bookings: [booking(480, 540)] })).toMatchObject({
    open: 1020,
    booked: 60,
  })
  const elsewhere = { ...closure(480, 600), fieldIds: ['field-2'] }
  expect(of({ closures: [elsewhere] })?.open).toBe(1080)
})

it('draws what is booked in order, whatever order it was loaded in', () => {
  const bookings = [booking(540, 570), booking(500, 540), booking(480, 500)]
  expect(of({ bookings })?.taken).toEqual([{ start: midnight + 480, end: midnight + 570 }])
})

it('is null where the field does not open', () => {
  expect(of({ openingHours: everyDay() })).toBeNull()
})

it('never books more than is open, and draws exactly what is booked, in order and apart', () => {
  const minute = fc.integer({ min: 0, max: 104 }).map((half) => half * 15)
  const spans = fc.uniqueArray(fc.tuple(minute, fc.integer({ min: 1, max: 12 })), {
    maxLength: 12,
    selector: ([from]) => from,
  })
  fc.assert(
    fc.property(spans, spans, (booked, shut) => {
      const found = of({
        bookings: booked.map(([from, quarters]) => booking(from, from + quarters * 15)),
        closures: shut.map(([from, quarters]) => closure(from, from + quarters * 15)),
      })
      if (found === null) throw new Error('the field is open')
      const drawn = found.taken.reduce((sum, { start, end }) => sum + end - start, 0)
      expect(drawn).toBe(found.booked)
      expect(found.booked).toBeLessThanOrEqual(found.open)
      expect(found.open).toBeLessThanOrEqual(found.end - found.start)
      for (const [index, { start }] of found.taken.slice(1).entries())
        expect(start).toBeGreaterThan(found.taken[index]?.end ?? Infinity)
    }),
  )
})
