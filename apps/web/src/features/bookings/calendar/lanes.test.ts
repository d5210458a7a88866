import { expect, it } from 'vitest'
import { sampleCalendar, sampleCalendarBooking } from './testing/sample-calendar.ts'
import { dayOf } from './lanes.ts'

const date = '2026-11-20'
const now = '2026-11-20T14:30:00.000Z'
const at = (id: string, from: string, to: string, changes = {}) =>
  sampleCalendarBooking({
    id,
    start: `2026-11-20T${from}:00.000Z`,
    end: `2026-11-20T${to}:00.000Z`,
    ...changes,
  })

it('gives every field its lane, with what takes its time in the order of time', () => {
  const calendar = sampleCalendar({
    count: 2,
    bookings: [
      at('now', '14:00', '15:00'),
      at('gone', '16:00', '17:00', { status: 'cancelled' }),
      at('late', '20:00', '21:00'),
    ],
  })
  const lanes = dayOf(calendar, date, now)?.lanes ?? []
  expect(
    lanes.map(({ field, blocks }) => [
      field.id,
      ...blocks.map(({ booking, playing }) => [booking.id, playing]),
    ]),
  ).toEqual([['field-0', ['now', true], ['late', false]], ['field-1']])
})

it('draws a night over midnight on its evening, and on the day after while it lasts', () => {
  const night = at('night', '22:30', '23:30', {
    start: '2026-11-21T02:30:00.000Z',
    end: '2026-11-21T03:30:00.000Z',
  })
  const calendar = sampleCalendar({ count: 1, bookings: [night] })
  const placesOn = (day: string, instant = now) =>
    dayOf(calendar, day, instant)?.lanes[0]?.blocks.map(({ place }) => place)
  expect(placesOn('2026-11-20')).toMatchObject([{ cutStart: false, cutEnd: false }])
  expect(placesOn('2026-11-21')).toEqual([])
  expect(placesOn('2026-11-21', '2026-11-21T03:10:00.000Z')).toMatchObject([
    { left: 0, cutStart: true, cutEnd: false },
  ])
})

it('shows on a field the times of those on its ground, by their names (rule 1)', () => {
  const calendar = sampleCalendar({ count: 2, bookings: [at('whole', '20:00', '21:00')] })
  const [whole, half] = calendar.fields
  if (!whole || !half) throw new Error('two fields were asked for')
  const shared = { ...calendar, fields: [{ ...whole, parts: [half.id] }, half] }
  const bars = dayOf(shared, date, now)?.lanes.map((lane) =>
    lane.bars.map(({ kind, words }) => [kind, words]),
  )
  expect(bars).toEqual([[], [['ground', whole.name]]])
})

it('shows a closure on the fields that it closes, with its reason, and one field alone when asked', () => {
  const closure = {
    id: 'works',
    fieldIds: ['field-1'],
    reason: 'Troca da rede',
    start: '2026-11-20T12:00:00.000Z',
    end: '2026-11-20T13:00:00.000Z',
  }
  const calendar = sampleCalendar({ count: 2, bookings: [], closures: [closure] })
  expect(dayOf(calendar, date, now)?.lanes.map(({ bars }) => bars.map(({ words }) => words))).toEqual([
    [],
    ['Troca da rede'],
  ])
  expect(dayOf(calendar, date, now, 'field-1')?.lanes.map(({ field }) => field.id)).toEqual(['field-1'])
})
