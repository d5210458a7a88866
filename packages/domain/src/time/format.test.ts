import { describe, expect, it } from 'vitest'
import { formatMinuteOfDay, formatOpenDay } from '../companies/opening-hours.ts'
import { formatCents, formatCentsShort } from '../money/money.ts'
import { formatCountdown } from './countdown.ts'
import {
  formatDate,
  formatDateTime,
  formatDayInWords,
  formatLeaf,
  formatLongDay,
  formatMonth,
  formatPlannedDay,
} from './format-days.ts'
import {
  atClock,
  clockTime,
  formatAtTime,
  formatClock,
  formatDayFrom,
  formatDayMonth,
  formatLength,
  formatTime,
  formatTimes,
  formatWeekdayShort,
} from './format.ts'

describe('an instant shown to people', () => {
  const lateFriday = '2026-11-21T02:30:00Z'

  it('has the date and time of the company, not the next day of UTC', () => {
    expect(formatDateTime(lateFriday, 'America/Fortaleza')).toBe('20/11/2026 às 23h30')
    expect(formatDateTime(lateFriday, 'America/Manaus')).toBe('20/11/2026 às 22h30')
    expect(formatDate(lateFriday, 'Europe/Lisbon')).toBe('21/11/2026')
    expect(formatLongDay(lateFriday, 'America/Fortaleza')).toBe('sexta-feira, 20 de novembro')
    expect(formatWeekdayShort(lateFriday, 'America/Fortaleza')).toBe('sex')
    expect(formatDayMonth(lateFriday, 'America/Fortaleza')).toBe('20/11')
    expect(formatLeaf(lateFriday, 'America/Fortaleza')).toEqual({ weekday: 'sex', day: '20', month: 'nov' })
    expect(formatMonth('2026-12-01T02:30:00Z', 'America/Fortaleza')).toBe('novembro de 2026')
    expect(formatDayInWords('2026-11-20')).toBe('20 de novembro de 2026')
    const planned = ['2026-11-20', '2026-12-01', '2027-01-01'].map((day) =>
      formatPlannedDay(day, '2026-11-20'),
    )
    expect(planned).toEqual(['hoje', 'ter, 01/12', 'sex, 01/01/2027'])
  })

  it('says a day from the one that it is at the company: today, or which', () => {
    const zone = 'America/Fortaleza'
    expect(formatDayFrom('2026-11-20T03:00:00Z', lateFriday, zone)).toBe('hoje')
    expect(formatDayFrom('2026-11-20T02:59:00Z', lateFriday, zone)).toBe('sex 20/11')
    expect(formatDayFrom('2026-11-21T03:00:00Z', lateFriday, zone)).toBe('sex 20/11')
  })

  it('says at what time, of one o’clock too', () => {
    expect(formatAtTime('2026-11-20T04:30:00Z', 'America/Fortaleza')).toBe('à 1h30')
    expect(['01:00', '11:00', '20:30'].map(atClock)).toEqual(['à 1h', 'às 11h', 'às 20h30'])
  })

  it('has hours as people say them, and midnight as 00:00 for machines', () => {
    expect(clockTime('2026-11-21T03:00:00Z', 'America/Fortaleza')).toBe('00:00')
    expect(formatTime('2026-11-21T03:00:00Z', 'America/Fortaleza')).toBe('0h')
    expect(formatTime('2026-11-20T11:05:00Z', 'America/Fortaleza')).toBe('8h05')
    expect(formatClock('20:30')).toBe('20h30')
    const night = { start: lateFriday, end: '2026-11-21T04:00:00Z' }
    expect(formatTimes(night, 'America/Fortaleza')).toBe('23h30 à 1h')
  })
})

it.each([
  [900, '15:00'],
  [64.2, '1:05'],
  [0, '0:00'],
  [-3, '0:00'],
])('counts %f seconds down as %s', (seconds, shown) => expect(formatCountdown(seconds)).toBe(shown))

it('says lengths in hours and minutes', () => {
  expect([30, 60, 90, 150].map(formatLength)).toEqual(['30 min', '1 h', '1 h 30', '2 h 30'])
})

it('writes reais with a no-break space, so that an amount never breaks over lines', () => {
  expect(formatCents(123_450)).toBe('R$\u00a01.234,50')
  expect(formatCents(5)).toBe('R$\u00a00,05')
  expect(formatCentsShort(12_000)).toBe('R$\u00a0120')
  expect(formatCentsShort(12_050)).toBe('R$\u00a0120,50')
  expect(formatCentsShort(100_000)).toBe('R$\u00a01.000')
})

it('writes opening hours, over midnight too', () => {
  expect(formatMinuteOfDay(1560)).toBe('02:00')
  const split = [
    { opens: 480, closes: 720 },
    { opens: 840, closes: 1560 },
  ]
  expect(formatOpenDay(split)).toBe('8h às 12h, 14h às 2h')
  expect(formatOpenDay([{ opens: 1080, closes: 1500 }])).toBe('18h à 1h')
  expect(formatOpenDay([])).toBe('Fechado')
})
