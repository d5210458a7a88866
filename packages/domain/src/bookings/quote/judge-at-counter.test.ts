import { describe, expect, it } from 'vitest'
import type { Occupied } from '../../availability/slots.ts'
import type { BookableSchedule } from './request.ts'
import type { Interval } from '../../time/interval.ts'
import { at, everyDay, scheduleWith } from '../../testing/schedules.ts'
import { addDays, toInstant } from '../../time/zone.ts'
import { judgeAtCounter } from './judge-at-counter.ts'

const friday = '2026-11-20'
const interval = (from: string, to: string, day = friday): Interval => ({
  start: toInstant(at(day, from)),
  end: toInstant(at(day, to)),
})
const busy = (from: string, to: string, kind: Occupied['kind'] = 'taken') => ({
  occupied: [{ start: at(friday, from), end: at(friday, to), kind }],
})

/** Returns the price in cents, or the reason of the refusal. */
function answer(schedule: BookableSchedule, asked: Interval, keptStart?: string): number | string {
  const judged = judgeAtCounter(schedule, asked, keptStart)
  return judged.ok ? judged.priceCents : judged.refusal.reason
}

describe('a time at the counter (rules 1 to 3)', () => {
  it('is of whole slots, and bound by no notice and no length that visitors are held to', () => {
    const strict = scheduleWith({
      field: { minSlots: 2, maxSlots: 3, minNoticeMinutes: 1440, avoidGaps: true },
    })
    expect(answer(strict, interval('09:00', '10:00'))).toBe(10_000)
    expect(answer(strict, interval('09:00', '14:00'))).toBe(50_000)
    expect(answer(strict, interval('09:30', '10:30'))).toBe('closed')
    expect(answer(strict, interval('09:30', '11:00'))).toBe('closed')
  })

  it('is refused on a field that takes no bookings, and from an end to a start', () => {
    expect(answer(scheduleWith({ field: { status: 'inactive' } }), interval('19:00', '20:00'))).toBe(
      'inactive',
    )
    expect(answer(scheduleWith(), interval('20:00', '19:00'))).toBe('too-short')
    expect(answer(scheduleWith(), interval('19:00', '19:00'))).toBe('too-short')
  })

  it('is a day long at most', () => {
    const always = scheduleWith({ openingHours: everyDay({ opens: 0, closes: 1440 }) })
    expect(answer(always, interval('12:00', '36:00'))).toBe(240_000)
    expect(answer(always, interval('12:00', '37:00'))).toBe('too-long')
  })

  it('may be the slot that is running, until its end', () => {
    const asked = interval('19:00', '20:00')
    const now = (clock: string) => scheduleWith({ now: toInstant(at(friday, clock)) })
    expect(answer(now('19:59'), asked)).toBe(10_000)
    expect(answer(now('20:00'), asked)).toBe('past')
    expect(answer(now('20:00'), interval('19:00', '21:00'))).toBe('past')
  })

  it('may have begun long ago where only its length changes, and not where its start does', () => {
    const schedule = scheduleWith({ now: toInstant(at(friday, '20:30')) })
    const asked = interval('19:00', '22:00')
    expect(answer(schedule, asked, asked.start)).toBe(30_000)
    expect(answer(schedule, asked, '2026-11-20T19:00:00-03:00')).toBe(30_000)
    expect(answer(schedule, asked, toInstant(at(friday, '18:00')))).toBe('past')
  })

  it('runs over no hour in which the field is closed', () => {
    const schedule = scheduleWith({
      openingHours: everyDay({ opens: 480, closes: 720 }, { opens: 780, closes: 1380 }),
    })
    expect(answer(schedule, interval('10:00', '12:00'))).toBe(20_000)
    expect(answer(schedule, interval('11:00', '14:00'))).toBe('closed')
    expect(answer(schedule, interval('23:00', '24:00'))).toBe('closed')
  })

  it('is sold until the end of the last day of the horizon', () => {
    const schedule = scheduleWith({
      openingHours: everyDay({ opens: 0, closes: 1440 }),
      field: { horizonDays: 7 },
    })
    expect(answer(schedule, interval('23:00', '24:00', addDays(friday, 7)))).toBe(10_000)
    expect(answer(schedule, interval('23:00', '25:00', addDays(friday, 7)))).toBe('beyond')
  })

  it('keeps the buffer before and after other bookings, and tells one that is only held', () => {
    const asked = interval('19:00', '20:00')
    const buffer = { field: { bufferMinutes: 30 } }
    expect(answer(scheduleWith({ ...buffer, ...busy('18:00', '18:30') }), asked)).toBe(10_000)
    expect(answer(scheduleWith({ ...buffer, ...busy('18:00', '18:31') }), asked)).toBe('taken')
    expect(answer(scheduleWith({ ...buffer, ...busy('20:30', '21:00') }), asked)).toBe(10_000)
    expect(answer(scheduleWith({ ...buffer, ...busy('20:29', '21:00', 'held') }), asked)).toBe('held')
  })

  it('touches a closure, and does not run into it', () => {
    const closedFrom = (from: string, to: string) =>
      scheduleWith({ closures: [{ when: { kind: 'once', ...interval(from, to) } }] })
    const asked = interval('19:00', '20:00')
    expect(answer(closedFrom('20:00', '21:00'), asked)).toBe(10_000)
    expect(answer(closedFrom('18:00', '19:00'), asked)).toBe(10_000)
    expect(answer(closedFrom('19:59', '21:00'), asked)).toBe('blocked')
    expect(answer(closedFrom('18:00', '19:01'), asked)).toBe('blocked')
  })
})

describe('half an hour more at the counter', () => {
  it('costs its part of the slot, after a whole one', () => {
    expect(answer(scheduleWith(), interval('19:00', '20:30'))).toBe(15_000)
    expect(answer(scheduleWith({ field: { slotMinutes: 90 } }), interval('08:00', '10:00'))).toBe(13_333)
  })

  it('is not sold alone, and is neither more nor less than that', () => {
    expect(answer(scheduleWith(), interval('19:00', '19:30'))).toBe('closed')
    expect(answer(scheduleWith(), interval('19:00', '20:15'))).toBe('closed')
    expect(answer(scheduleWith(), interval('19:00', '20:45'))).toBe('closed')
    expect(answer(scheduleWith({ field: { slotMinutes: 30 } }), interval('19:00', '20:30'))).toBe(30_000)
    expect(answer(scheduleWith({ field: { slotMinutes: 30 } }), interval('19:00', '20:15'))).toBe('closed')
  })

  it('is not sold beyond closing, however short slots are', () => {
    const quarters = scheduleWith({
      openingHours: everyDay({ opens: 480, closes: 1380 }),
      field: { slotMinutes: 15 },
    })
    expect(answer(quarters, interval('22:00', '23:00'))).toBe(40_000)
    expect(answer(quarters, interval('22:00', '23:15'))).toBe('closed')
  })

  it('has its part of a deal, which is named with the price without it (N9)', () => {
    const deal = {
      id: 'deal',
      weekdays: [5],
      fromMinute: 1140,
      toMinute: 1260,
      hourCents: 6_000,
      from: friday,
      until: friday,
    }
    expect(judgeAtCounter(scheduleWith({ deals: [deal] }), interval('19:00', '20:30'))).toEqual({
      ok: true,
      priceCents: 9_000,
      deal: { id: 'deal', fullCents: 15_000 },
    })
    expect(judgeAtCounter(scheduleWith({ deals: [deal] }), interval('17:00', '18:00'))).toEqual({
      ok: true,
      priceCents: 10_000,
    })
  })
})
