import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOf, periodFilter, periodText, readPeriod, yearOf } from './period.ts'

describe('the period of the totals (H6)', () => {
  it('is a month of the calendar, over the ends of years and in leap years', () => {
    expect(monthOf('2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    expect(monthOf('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(monthOf('2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(monthOf('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('comes back from its filter as it went in', () => {
    const day = fc
      .date({ min: new Date('2000-01-02'), max: new Date('2090-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (a, b) => {
        const period = a <= b ? { from: a, to: b } : { from: b, to: a }
        expect(readPeriod(periodFilter('day', period))).toEqual(period)
      }),
    )
  })

  it.each([
    [monthOf('2026-11-22'), 'Novembro de 2026'],
    [monthOf('2026-03-01'), 'Março de 2026'],
    [yearOf('2026-11-22'), '2026'],
    [{ from: '2026-11-20', to: '2026-11-20' }, '20/11/2026'],
    [{ from: '2026-11-01', to: '2026-11-15' }, 'De 01/11/2026 a 15/11/2026'],
    [{ from: '2026-11-01', to: null }, 'Desde 01/11/2026'],
    [{ from: null, to: '2026-11-01' }, 'Até 01/11/2026'],
    [{ from: null, to: null }, 'Todo o período'],
  ])('%j is called %s', (period, text) => {
    expect(periodText(period)).toBe(text)
  })

  it('is no period where days are left out, or any of several are taken', () => {
    const not = { mode: 'dateIsNot', value: '2026-11-20' } as const
    const is = { mode: 'dateIs', value: '2026-11-20' } as const
    expect(readPeriod({ column: 'day', operator: 'and', conditions: [not] })).toBeNull()
    expect(readPeriod({ column: 'day', operator: 'or', conditions: [is, is] })).toBeNull()
    expect(readPeriod({ column: 'day', operator: 'or', conditions: [is] })).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    })
    expect(readPeriod(null)).toEqual({ from: null, to: null })
  })
})
