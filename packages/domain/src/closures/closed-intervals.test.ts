import { describe, expect, it } from 'vitest'
import { toInstant } from '../time/zone.ts'
import { closedIntervals } from './closed-intervals.ts'
import type { ClosureTimes, WeeklyTimes } from './closure-times.ts'

const zone = 'America/Fortaleza'
const mondayMornings: WeeklyTimes = {
  kind: 'weekly',
  weekdays: [1],
  fromMinute: 480,
  toMinute: 720,
  since: '2026-11-20',
  until: '2026-12-20',
}

function told(when: ClosureTimes, from: string, days: number, timeZone = zone): string[] {
  return closedIntervals(when, from, days, timeZone).map(
    ({ start, end }) => `${toInstant(start).slice(5, 16)}/${toInstant(end).slice(5, 16)}`,
  )
}

describe('a closure for once', () => {
  const once: ClosureTimes = { kind: 'once', start: '2026-11-23T11:00:00Z', end: '2026-11-23T15:00:30Z' }

  it('closes to the end of the minute in which it ends', () => {
    expect(told(once, '2026-11-23', 1)).toEqual(['11-23T11:00/11-23T15:01'])
  })

  it('is none of the days beside it', () => {
    expect([...told(once, '2026-11-22', 1), ...told(once, '2026-11-24', 1)]).toEqual([])
  })

  it('that ends at midnight is none of the day that begins', () => {
    const night: ClosureTimes = { kind: 'once', start: '2026-11-24T01:00:00Z', end: '2026-11-24T03:00:00Z' }
    expect(told(night, '2026-11-23', 1)).toHaveLength(1)
    expect(told(night, '2026-11-24', 1)).toEqual([])
    expect(
      told({ ...night, start: '2026-11-24T03:00:00Z', end: '2026-11-24T04:00:00Z' }, '2026-11-23', 1),
    ).toEqual([])
  })
})

describe('a weekly closure', () => {
  it('closes the minutes of its weekdays, from its first day to its last', () => {
    expect(told(mondayMornings, '2026-11-16', 15)).toEqual([
      '11-23T11:00/11-23T15:00',
      '11-30T11:00/11-30T15:00',
    ])
    expect(told({ ...mondayMornings, until: '2026-11-23' }, '2026-11-16', 15)).toHaveLength(1)
    expect(told({ ...mondayMornings, until: '2026-11-22' }, '2026-11-16', 15)).toEqual([])
    expect(told({ ...mondayMornings, since: '2026-11-24' }, '2026-11-16', 15)).toHaveLength(1)
    expect(told({ ...mondayMornings, until: null }, '2030-01-01', 7)).toHaveLength(1)
  })

  it('may run past midnight, into a day that is asked for', () => {
    const nights = { ...mondayMornings, fromMinute: 1320, toMinute: 1560 }
    expect(told(nights, '2026-11-24', 1)).toEqual(['11-24T01:00/11-24T05:00'])
    expect(told(nights, '2026-11-25', 1)).toEqual([])
  })

  it('keeps to the clock on the wall over a change of it', () => {
    const sundays = { ...mondayMornings, weekdays: [0], since: '2026-10-01', until: null }
    expect(told(sundays, '2026-10-18', 8, 'Europe/Lisbon')).toEqual([
      '10-18T07:00/10-18T11:00',
      '10-25T08:00/10-25T12:00',
    ])
  })

  it('has no hour that a change of the clock skips', () => {
    const gap = {
      ...mondayMornings,
      weekdays: [0],
      since: '2018-01-01',
      until: null,
      fromMinute: 0,
      toMinute: 60,
    }
    expect(told(gap, '2018-11-04', 1, 'America/Sao_Paulo')).toEqual([])
    const second = { ...gap, fromMinute: 60, toMinute: 120 }
    expect(told(second, '2026-03-29', 1, 'Europe/Lisbon')).toEqual([])
    expect(told(second, '2026-03-22', 1, 'Europe/Lisbon')).toHaveLength(1)
  })
})

describe('a yearly closure', () => {
  const holidays: ClosureTimes = { kind: 'yearly', days: ['12-25', '01-01', '12-25'] }

  it('closes whole days, every year', () => {
    expect(told(holidays, '2026-12-25', 8)).toEqual(['12-25T03:00/12-26T03:00', '01-01T03:00/01-02T03:00'])
    expect(told(holidays, '2026-12-26', 6)).toEqual([])
  })

  it('knows the 29 February of leap years alone', () => {
    const leap: ClosureTimes = { kind: 'yearly', days: ['02-29'] }
    expect(told(leap, '2028-02-01', 40)).toEqual(['02-29T03:00/03-01T03:00'])
    expect(told(leap, '2027-02-01', 40)).toEqual([])
  })
})
