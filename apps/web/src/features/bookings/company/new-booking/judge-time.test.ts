import type { Calendar, CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'
import { expect, test } from 'vitest'
import { judgeTime } from './judge-time.ts'

const timeZone = 'America/Sao_Paulo'
const field = (id: string, parts: string[]): CalendarField => tinyField(id, { parts })
const calendar: Calendar = {
  timeZone,
  openingHours: Array.from({ length: 7 }, () => [{ opens: 480, closes: 1380 }]),
  holidays: [],
  from: '2026-11-24',
  to: '2026-11-24',
  fields: [field('left', []), field('right', []), field('whole', ['left', 'right'])],
  bookings: [],
  closures: [],
}
const time = (fieldId: string) => ({ key: fieldId, fieldId, day: '2026-11-24', minute: 20 * 60, length: 60 })
const judge = (fieldId: string, before: string) =>
  judgeTime(time(fieldId), [time(before)], { calendar, now: '2026-11-22T12:00:00.000Z', timeZone })

test('a time is in the way of one on the same ground in the same booking, and of no other (rule 1)', () => {
  expect(judge('left', 'whole')).toMatchObject({ ok: false, message: 'Esse horário já está nesta reserva.' })
  expect(judge('whole', 'right')).toMatchObject({ ok: false, message: 'Esse horário já está nesta reserva.' })
  expect(judge('left', 'right')).toMatchObject({ ok: true })
})
