import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { wallClock } from '../testing/wall-clock.ts'
import {
  addDays,
  daySchema,
  dayNumber,
  fromLocal,
  localDay,
  timeZoneSchema,
  toInstant,
  toLocal,
  weekdayOf,
} from './zone.ts'

const zones = [
  'America/Fortaleza',
  'America/Manaus',
  'America/Sao_Paulo',
  'America/Noronha',
  'Europe/Lisbon',
] as const
const year = (name: number) => Math.floor(Date.UTC(name, 0) / 60_000)
const minuteOfDecade = fc.integer({ min: year(2015), max: year(2027) })
const instantOf = (zone: string, day: string, minute: number) => toInstant(fromLocal(zone, day, minute))

it('reads the wall clock of a zone as Intl does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), minuteOfDecade, (zone, minutes) => {
      const { day, minute, weekday } = toLocal(zone, minutes)
      expect({ dayNumber: dayNumber(day), minute, weekday }).toEqual(wallClock(zone, minutes))
    }),
    { numRuns: 1000 },
  )
})

it('finds the instant of a wall time again, the first of two where the clock repeats', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), minuteOfDecade, (zone, minutes) => {
      const { day, minute } = toLocal(zone, minutes)
      const found = fromLocal(zone, day, minute)
      expect(found === minutes || found === minutes - 60).toBe(true)
      expect(toLocal(zone, found)).toEqual(toLocal(zone, minutes))
    }),
    { numRuns: 1000 },
  )
})

describe('a wall time', () => {
  it('that São Paulo skipped in November 2018 lands after the gap', () => {
    expect(instantOf('America/Sao_Paulo', '2018-11-04', 0)).toBe('2018-11-04T03:00:00.000Z')
    expect(instantOf('America/Sao_Paulo', '2018-11-04', 60)).toBe('2018-11-04T03:00:00.000Z')
  })

  it('that São Paulo repeated in February 2018 is the first of the two', () => {
    expect(instantOf('America/Sao_Paulo', '2018-02-17', 23 * 60)).toBe('2018-02-18T01:00:00.000Z')
    expect(instantOf('America/Sao_Paulo', '2018-02-18', 0)).toBe('2018-02-18T03:00:00.000Z')
  })

  it('past midnight runs into the next day, over the clock change in Lisbon too', () => {
    expect(instantOf('Europe/Lisbon', '2026-03-28', 27 * 60)).toBe('2026-03-29T02:00:00.000Z')
    expect(instantOf('America/Manaus', '2026-12-31', 25 * 60)).toBe('2027-01-01T05:00:00.000Z')
  })

  it('is that of the company whatever zone the browser is in', () => {
    const browsers = { 'Europe/Lisbon': 0, 'Asia/Tokyo': -540, 'America/Manaus': 240 }
    for (const [browser, minutesBehind] of Object.entries(browsers)) {
      vi.stubEnv('TZ', browser)
      expect(new Date('2026-11-21T00:30:00Z').getTimezoneOffset()).toBe(minutesBehind)
      expect(localDay('America/Manaus', '2026-11-21T03:30:00Z')).toBe('2026-11-20')
      expect(instantOf('America/Manaus', '2026-11-20', 20 * 60)).toBe('2026-11-21T00:00:00.000Z')
    }
    vi.unstubAllEnvs()
  })
})

it('counts days over months, leap years and the edges of the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays(addDays('0000-01-01', -1), 1)).toBe('0000-01-01')
  expect(addDays(addDays('9999-12-31', 1), -1)).toBe('9999-12-31')
  expect([weekdayOf('2026-11-20'), weekdayOf('1969-12-31')]).toEqual([5, 3])
})

it('knows days from 1900 to 8999', () => {
  const isDay = (day: string) => z.safeParse(daySchema, day).success
  expect(['1900-01-01', '2028-02-29', '8999-12-31'].every(isDay)).toBe(true)
  expect(['1899-12-31', '9000-01-01', '2026-02-29', '20/11/2026', ''].some(isDay)).toBe(false)
})

it('knows zones by their names and refuses fixed offsets', () => {
  const known = (zone: string) => z.safeParse(timeZoneSchema, zone).success
  expect(['America/Rio_Branco', 'Europe/Lisbon', 'UTC'].every(known)).toBe(true)
  expect(['Brasil/Sampa', 'campo-03', '-03:00', ''].some(known)).toBe(false)
})
