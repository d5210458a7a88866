import { describe, expect, it } from 'vitest'
import { everyDay } from '../../testing/schedules.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { sampleCalendarField } from '../../testing/sample-calendar-field.ts'
import { toMinutes } from '../../time/zone.ts'
import { type Calendar, type CalendarBooking, toCalendarBooking } from './calendar.ts'
import { calendarSchedule } from './calendar-schedule.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const START = '2026-11-20T22:00:00.000Z'
const END = '2026-11-20T23:00:00.000Z'
const from = toMinutes(START)
const norte = sampleCalendarField({ id: 'norte' })
const sul = sampleCalendarField({ id: 'sul' })
const inteiro = sampleCalendarField({ id: 'inteiro', parts: ['norte', 'sul'], bufferMinutes: 30 })
const booking = (id: string, changes: Partial<CalendarBooking> = {}) => ({
  ...toCalendarBooking(sampleBooking({ id, fieldId: 'norte', start: START, end: END })),
  ...changes,
})
const calendar = (changes: Partial<Calendar> = {}): Calendar => ({
  from: '2026-11-20',
  to: '2026-11-20',
  timeZone: 'America/Fortaleza',
  openingHours: everyDay({ opens: 480, closes: 1380 }),
  holidays: [],
  fields: [norte, sul, inteiro],
  bookings: [],
  closures: [],
  ...changes,
})
const scheduleOf = (changes: Partial<Calendar>, without?: string) =>
  calendarSchedule(calendar(changes), norte, { now: NOW, without })

describe('what decides about a field on a loaded calendar (rules 1 to 3)', () => {
  it('is what holds its time or has it, but not what is cancelled, ran out, or is on other ground', () => {
    const hold = { status: 'awaiting_payment', holdExpiresAt: '2026-11-20T15:10:00.000Z' } as const
    const bookings = [
      booking('taken'),
      booking('held', hold),
      booking('over', { ...hold, holdExpiresAt: NOW }),
      booking('gone', { status: 'cancelled' }),
      booking('elsewhere', { fieldId: 'sul' }),
    ]
    expect(scheduleOf({ bookings }).occupied).toEqual([
      { start: from, end: from + 60, kind: 'taken' },
      { start: from, end: from + 60, kind: 'held' },
    ])
  })

  it('is free where the booking stands that is being moved', () => {
    expect(scheduleOf({ bookings: [booking('a')] }, 'a').occupied).toEqual([])
    expect(scheduleOf({ bookings: [booking('a')] }, 'b').occupied).toHaveLength(1)
  })

  it('keeps the longer time between of a field on the same ground, before and after', () => {
    expect(scheduleOf({ bookings: [booking('a', { fieldId: 'inteiro' })] }).occupied).toEqual([
      { start: from - 30, end: from + 90, kind: 'taken' },
    ])
  })

  it('has the closures and the deals of the field alone', () => {
    const closure = (id: string, start: string) => ({ id, fieldIds: [id], reason: 'Obra', start, end: END })
    const deal = (id: string) => ({
      id,
      fieldIds: [id],
      weekdays: [5],
      fromMinute: 1140,
      toMinute: 1200,
      hourCents: 5_000,
      from: '2026-11-20',
      until: '2026-11-20',
    })
    const { closures, deals } = scheduleOf({
      closures: [closure('norte', START), closure('sul', NOW)],
      deals: [deal('norte'), deal('sul')],
    })
    expect(closures).toEqual([{ when: { kind: 'once', start: START, end: END } }])
    expect(deals?.map(({ id }) => id)).toEqual(['norte'])
    expect(scheduleOf({}).deals).toEqual([])
  })
})
