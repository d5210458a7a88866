import { expect, it } from 'vitest'
import { at } from '@campo-livre/domain/testing/schedules.ts'
import { sampleCalendar, sampleCalendarBooking } from '../testing/sample-calendar.ts'
import { judgePlace, placesNear, unmovable } from './judge-place.ts'
import { differenceWords, judgedWords } from './move-words.ts'
import { gridAround, movedTo, nextEdge, resizedTo } from './place.ts'

const date = '2026-11-20'
const now = '2026-11-20T13:00:00.000Z'
const hour = (clock: string) => at(date, clock)
const place = (fieldId: string, from: string, to: string) => ({ fieldId, start: hour(from), end: hour(to) })
const booking = (id: string, fieldId: string, from: string, to: string, changes = {}) =>
  sampleCalendarBooking({
    id,
    fieldId,
    start: new Date(hour(from) * 60_000).toISOString(),
    end: new Date(hour(to) * 60_000).toISOString(),
    priceCents: 12_000,
    paidCents: 0,
    dueCents: 12_000,
    ...changes,
  })
const mine = booking('mine', 'field-0', '18:00', '19:00')
const calendarOf = (prices = 12_000, bookings = [mine, booking('other', 'field-1', '20:00', '21:00')]) => {
  const calendar = sampleCalendar({ count: 2, bookings })
  const [first, second] = calendar.fields
  if (!first || !second) throw new Error('two fields were asked for')
  return { ...calendar, fields: [first, { ...second, basePriceCents: prices }] }
}

it('judges a place by the rules of the server, with the difference of the price', () => {
  const calendar = calendarOf(14_000)
  const judge = (to: ReturnType<typeof place>) => judgePlace(mine, to, { calendar, now })
  expect(judge(place('field-1', '18:00', '19:00'))).toEqual({
    ok: true,
    price: 'rules',
    differenceCents: 2000,
  })
  expect(judge(place('field-1', '20:00', '21:00'))).toMatchObject({ ok: false })
  expect(judge(place('field-0', '18:00', '20:00'))).toEqual({
    ok: true,
    price: 'rules',
    differenceCents: 12_000,
  })
  expect(judge(place('field-0', '03:00', '04:00'))).toMatchObject({ ok: false })
})

it('keeps a price of the arena’s own, and one below which more is paid', () => {
  const cheap = calendarOf(8000)
  const to = place('field-1', '18:00', '19:00')
  const judge = (changes: object) => judgePlace({ ...mine, ...changes }, to, { calendar: cheap, now })
  expect(judge({})).toMatchObject({ price: 'rules', differenceCents: -4000 })
  expect(judge({ paidCents: 12_000 })).toMatchObject({ price: 'keep', differenceCents: 0 })
  expect(judge({ ownPrice: true })).toMatchObject({ price: 'keep', differenceCents: 0 })
})

it('says why a booking is not moved: it is over, or on a tab', () => {
  expect(unmovable(mine, now)).toBeNull()
  expect(unmovable(mine, '2026-11-20T22:00:00.000Z')).toMatch(/já terminou/)
  expect(unmovable({ ...mine, tabCode: 'CMD-12' }, now)).toMatch(/comanda CMD-12/)
})

it('offers at most three places near the wished one, none of them taken, nor its own', () => {
  const calendar = calendarOf()
  const near = placesNear(mine, place('field-1', '20:00', '21:00'), { calendar, now, date })
  expect(near.map(({ start }) => (start - hour('00:00')) / 60)).toEqual([19, 21, 18])
  const own = placesNear(mine, place('field-0', '18:00', '19:00'), { calendar, now, date })
  expect(own.map(({ start }) => (start - hour('00:00')) / 60)).toEqual([17, 19, 16])
})

it('snaps to the slots of a field, and keeps the length as far as they allow', () => {
  const calendar = calendarOf()
  const [field] = calendar.fields
  if (!field) throw new Error('a field was asked for')
  const grid = gridAround(calendar, field, date)
  const hours = { minutes: 60, slotMinutes: 60 }
  expect(movedTo(grid, hours, hour('18:29'))).toEqual({ start: hour('18:00'), end: hour('19:00') })
  expect(movedTo(grid, hours, hour('18:31'))?.start).toBe(hour('19:00'))
  expect(movedTo(grid, { minutes: 90, slotMinutes: 60 }, hour('18:00'))?.end).toBe(hour('19:30'))
  expect(movedTo(grid, { minutes: 50, slotMinutes: 60 }, hour('18:00'))?.end).toBe(hour('19:00'))
  const one = { start: hour('18:00'), end: hour('19:00') }
  expect(resizedTo(grid, one, { edge: 'end', wanted: hour('20:50') }).end).toBe(hour('21:00'))
  expect(resizedTo(grid, one, { edge: 'end', wanted: hour('12:00') }).end).toBe(hour('19:00'))
  expect(resizedTo(grid, one, { edge: 'start', wanted: hour('23:00') }).start).toBe(hour('18:00'))
  expect([nextEdge([1, 3, 5], 3, 1), nextEdge([1, 3, 5], 3, -1), nextEdge([1, 3, 5], 5, 1)]).toEqual([
    5, 1, 5,
  ])
})

it('is told in a sentence', () => {
  const calendar = calendarOf(14_000)
  const to = place('field-1', '18:00', '19:00')
  expect(judgedWords(to, judgePlace(mine, to, { calendar, now }), calendar)).toMatch(
    /^Campo 1 – Gramado Norte, 18h às 19h, livre, R\$\s20,00 a mais$/,
  )
  expect(judgedWords(to, { ok: false, message: 'Fechado.' }, calendar)).toBe(
    'Campo 1 – Gramado Norte, 18h às 19h. Fechado.',
  )
  expect([differenceWords(0), differenceWords(-500)]).toEqual([
    'mesmo preço',
    expect.stringMatching(/^R\$\s5,00 a menos$/),
  ])
})
