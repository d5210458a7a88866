import { describe, expect, it } from 'vitest'
import { datesOf, inWeekOf, isPaused, weekOf } from './dates-of.ts'
import type { Segment } from './series.ts'

const timeZone = 'America/Sao_Paulo'
/** Thursdays at 20h for an hour. */
const segment: Segment = {
  from: '2026-11-05',
  until: null,
  fieldId: 'norte',
  startMinute: 1200,
  minutes: 60,
  priceCents: 12_000,
  every: 1,
}
const november = { from: '2026-11-01', to: '2026-11-30' }
const none = { pauses: [], skipped: [] }
const daysOf = (segments: Segment[], rest: Partial<Parameters<typeof datesOf>[0]> = {}, range = november) =>
  datesOf({ segments, ...none, ...rest }, timeZone, range).map(({ day }) => day.slice(5))

describe('the week of a date (rule 6)', () => {
  it('goes from Monday to Sunday', () => {
    const [sunday, monday, next] = ['2026-11-08', '2026-11-09', '2026-11-15'].map(weekOf)
    expect(next).toBe(monday)
    expect((monday ?? 0) - (sunday ?? 0)).toBe(7)
    expect(weekOf('2026-11-12')).toBe(monday)
  })

  it('has one day of each weekday', () => {
    const days = [1, 2, 3, 4, 5, 6, 0].map((weekday) => inWeekOf('2026-11-12', weekday))
    expect(days).toEqual([9, 10, 11, 12, 13, 14, 15].map((day) => `2026-11-${String(day).padStart(2, '0')}`))
    expect(inWeekOf('2026-11-15', 1)).toBe('2026-11-09')
    expect(inWeekOf('2026-11-09', 0)).toBe('2026-11-15')
  })
})

describe('the dates of a fixed slot (rule 6)', () => {
  it('are those of a range, with its ends', () => {
    expect(daysOf([segment])).toEqual(['11-05', '11-12', '11-19', '11-26'])
    expect(daysOf([segment], {}, { from: '2026-11-12', to: '2026-11-19' })).toEqual(['11-12', '11-19'])
    expect(daysOf([segment], {}, { from: '2026-11-13', to: '2026-11-18' })).toEqual([])
  })

  it('come every second week from the first on, also where that is before the range', () => {
    expect(daysOf([{ ...segment, every: 2 }])).toEqual(['11-05', '11-19'])
    expect(daysOf([{ ...segment, every: 2, from: '2026-10-29' }])).toEqual(['11-12', '11-26'])
    expect(daysOf([{ ...segment, from: '2026-12-03' }])).toEqual([])
  })

  it('end with their segment, and go on with the next, in order', () => {
    const first = { ...segment, until: '2026-11-12' }
    const fridays = { ...segment, from: '2026-11-20', startMinute: 1140, priceCents: 9_000 }
    expect(daysOf([fridays, first])).toEqual(['11-05', '11-12', '11-20', '11-27'])
    expect(daysOf([{ ...segment, until: '2026-11-11' }])).toEqual(['11-05'])
  })

  it('are none in a pause, whose ends belong to it, and none that is left out', () => {
    const pauses = [{ id: 'p', from: '2026-11-12', until: '2026-11-19' }]
    expect(daysOf([segment], { pauses })).toEqual(['11-05', '11-26'])
    expect(
      ['2026-11-11', '2026-11-12', '2026-11-19', '2026-11-20'].map((day) => isPaused({ pauses }, day)),
    ).toEqual([false, true, true, false])
    const skipped = [{ day: '2026-11-12', reason: 'Feriado' }]
    expect(daysOf([segment], { skipped })).toEqual(['11-05', '11-19', '11-26'])
  })

  it('have the place, the hour on the wall and the price of their segment', () => {
    const range = { from: '2026-11-05', to: '2026-11-05' }
    expect(datesOf({ segments: [{ ...segment, minutes: 90 }], ...none }, timeZone, range)).toEqual([
      {
        day: '2026-11-05',
        fieldId: 'norte',
        start: '2026-11-05T23:00:00.000Z',
        end: '2026-11-06T00:30:00.000Z',
        priceCents: 12_000,
      },
    ])
  })
})
