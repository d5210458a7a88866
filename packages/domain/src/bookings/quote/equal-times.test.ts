import { describe, expect, it } from 'vitest'
import { at, everyDay, scheduleWith } from '../../testing/schedules.ts'
import { addDays, toInstant } from '../../time/zone.ts'
import { equalTimes } from './equal-times.ts'
import type { BookableSchedule } from './request.ts'

const friday = '2026-11-20'
const wish = (from: string, to: string, day = friday) => ({
  start: toInstant(at(day, from)),
  end: toInstant(at(day, to)),
})
const near = { daysAround: 1, limit: 3 }
const starts = (schedule: BookableSchedule, ...asked: [ReturnType<typeof wish>, typeof near?]) =>
  equalTimes(schedule, asked[0], asked[1] ?? near).map(({ start }) => start)

describe('the free times nearest to a wished one', () => {
  it('are as long, the nearest first, and no more than asked for', () => {
    const schedule = scheduleWith({
      occupied: [{ start: at(friday, '19:00'), end: at(friday, '21:00'), kind: 'taken' }],
    })
    const found = equalTimes(schedule, wish('19:00', '21:00'), near)
    expect(found).toHaveLength(3)
    expect(new Set(found.map(({ start, end }) => end - start))).toEqual(new Set([120]))
    expect(found[0]?.start).toSatisfy(
      (start) => start === at(friday, '17:00') || start === at(friday, '21:00'),
    )
  })

  it('are on the days around alone', () => {
    const oneSlot = everyDay({ opens: 19 * 60, closes: 20 * 60 })
    const days = (daysAround: number) =>
      starts(scheduleWith({ openingHours: oneSlot }), wish('19:00', '20:00', addDays(friday, 3)), {
        daysAround,
        limit: 9,
      }).toSorted((a, b) => a - b)
    expect(days(0)).toEqual([at(addDays(friday, 3), '19:00')])
    expect(days(1)).toEqual([2, 3, 4].map((day) => at(addDays(friday, day), '19:00')))
  })

  it('are none of a length for which the field is not booked, nor of a field that takes none', () => {
    const field = { minSlots: 2, maxSlots: 3 }
    const found = (to: string, changes: Partial<BookableSchedule['field']> = {}) =>
      starts(scheduleWith({ field: { ...field, ...changes } }), wish('15:00', to)).length
    expect([found('16:00'), found('17:00'), found('17:30'), found('18:00'), found('19:00')]).toEqual([
      0, 3, 0, 3, 0,
    ])
    expect(found('17:00', { status: 'inactive' })).toBe(0)
  })

  it('leave no gap where the field avoids them', () => {
    const openingHours = everyDay({ opens: 18 * 60, closes: 22 * 60 })
    const found = (avoidGaps: boolean) =>
      starts(
        scheduleWith({ openingHours, field: { slotMinutes: 30, minSlots: 2, maxSlots: 4, avoidGaps } }),
        wish('18:30', '19:30'),
        { daysAround: 0, limit: 9 },
      ).map((start) => start - at(friday, '18:00'))
    expect(found(true)).not.toContain(30)
    expect(found(false)).toContain(30)
  })
})
