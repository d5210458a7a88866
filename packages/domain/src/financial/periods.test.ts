import { describe, expect, it } from 'vitest'
import { comparedWith, stretchesOf, upToToday } from './periods.ts'

describe('the period with which one is compared (H6)', () => {
  it.each([
    ['a month so far', ['2026-11-01', '2026-11-27'], ['2026-10-01', '2026-10-27']],
    [
      'a month that is longer than the one before',
      ['2026-10-01', '2026-10-31'],
      ['2026-08-31', '2026-09-30'],
    ],
    ['a month that is shorter', ['2026-09-01', '2026-09-30'], ['2026-08-01', '2026-08-30']],
    ['a leap year', ['2028-01-01', '2028-12-31'], ['2026-12-31', '2027-12-31']],
    ['January', ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-31']],
    ['a year so far', ['2026-01-01', '2026-11-27'], ['2025-01-01', '2025-11-27']],
    ['a week so far', ['2026-11-23', '2026-11-27'], ['2026-11-16', '2026-11-20']],
    ['a day', ['2026-11-27', '2026-11-27'], ['2026-11-26', '2026-11-26']],
    ['any days', ['2026-11-10', '2026-11-19'], ['2026-10-31', '2026-11-09']],
  ])('has as many days before %s', (_what, [from = '', to = ''], [before, last]) => {
    expect(comparedWith({ from, to }, 'before')).toEqual({ from: before, to: last })
  })

  it('is that of the year before, also in leap years', () => {
    expect(comparedWith({ from: '2026-11-01', to: '2026-11-30' }, 'year')).toEqual({
      from: '2025-11-01',
      to: '2025-11-30',
    })
    expect(comparedWith({ from: '2028-02-29', to: '2028-02-29' }, 'year').from).toBe('2027-02-28')
  })
})

describe('the stretches of a period', () => {
  it('are weeks from Monday, cut at both ends', () => {
    expect(stretchesOf({ from: '2026-11-25', to: '2026-12-01' }, 'week')).toEqual([
      { from: '2026-11-25', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-01' },
    ])
  })
  it('are months of the calendar, over the end of a year', () => {
    expect(stretchesOf({ from: '2026-12-31', to: '2027-02-01' }, 'month')).toEqual([
      { from: '2026-12-31', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-01-31' },
      { from: '2027-02-01', to: '2027-02-01' },
    ])
  })
})

it('ends a period today at the latest, and asks of days to come for today alone (H6)', () => {
  const today = '2026-11-27'
  expect(upToToday({ from: '2026-11-01', to: '2026-11-30' }, today)).toEqual({
    from: '2026-11-01',
    to: today,
  })
  expect(upToToday({ from: '2026-12-01', to: '2026-12-31' }, today)).toEqual({ from: today, to: today })
  expect(upToToday({ from: '2026-10-01', to: '2026-10-31' }, today)).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  })
})
