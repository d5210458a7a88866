import { describe, expect, it, test } from 'vitest'
import type { ExpensePeriod, Weekend } from './expense-words.ts'
import { makeDue } from './make-due.ts'
import { dueDayAt } from './expense-series-days.ts'
import type { ExpenseSeries } from './expense-series.ts'

const facts = {
  description: 'Aluguel',
  supplier: null,
  category: 'rent',
  amountCents: 1,
  method: null,
  note: null,
} as const

function seriesFrom(day: string, every: ExpensePeriod, weekend: Weekend = 'keep'): ExpenseSeries {
  return {
    id: 's',
    companyId: 'arena',
    kind: 'expense',
    every,
    weekend,
    instalments: null,
    made: 0,
    last: null,
    stretches: [{ from: 0, anchor: { index: 0, day }, facts }],
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
  }
}
const days = (series: ExpenseSeries, count: number) =>
  Array.from({ length: count }, (_, index) => dueDayAt(series, index))

test.each([
  ['2027-01-31', 'month', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
  ['2026-10-31', 'month', ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31']],
  ['2028-01-30', 'month', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
  ['2028-02-29', 'year', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2026-12-28', 'week', ['2026-12-28', '2027-01-04', '2027-01-11']],
] as const)('from %s every %s it is due on %j (H5)', (day, every, expected) => {
  expect(days(seriesFrom(day, every), expected.length)).toEqual(expected)
})

test.each([
  ['2026-11-21', 'before', '2026-11-20'],
  ['2026-11-22', 'before', '2026-11-20'],
  ['2026-11-21', 'after', '2026-11-23'],
  ['2026-11-22', 'after', '2026-11-23'],
  ['2026-11-21', 'keep', '2026-11-21'],
  ['2026-11-20', 'after', '2026-11-20'],
] as const)('on %s, moved %s a weekend, it is due on %s (H5)', (day, weekend, due) => {
  expect(days(seriesFrom(day, 'month', weekend), 1)).toEqual([due])
})

describe('what is made when somebody reads (H5)', () => {
  const at = '2026-11-20T12:00:00.000Z'

  it('is each one that is due up to 45 days ahead', () => {
    const made = makeDue(seriesFrom('2026-11-04', 'month'), { today: '2026-11-20', at })
    expect(made?.expenses.map(({ id, dueDay }) => [id, dueDay])).toEqual([
      ['s-0', '2026-11-04'],
      ['s-1', '2026-12-04'],
      ['s-2', '2027-01-04'],
    ])
    expect(made?.series.made).toBe(3)
  })

  it('is each one once after 90 days without anybody', () => {
    const first = makeDue(seriesFrom('2026-11-20', 'week'), { today: '2026-11-20', at })
    const second = makeDue(first?.series ?? seriesFrom('2026-11-20', 'week'), { today: '2027-02-18', at })
    const all = [...(first?.expenses ?? []), ...(second?.expenses ?? [])].map(({ dueDay }) => dueDay)
    expect(all).toEqual(days(seriesFrom('2026-11-20', 'week'), all.length))
    expect(all.at(-1)).toBe('2027-04-02')
  })

  it('is nothing where the series has ended, or nothing is due yet', () => {
    expect(makeDue({ ...seriesFrom('2026-11-20', 'week'), last: -1 }, { today: '2026-11-20', at })).toBeNull()
    expect(makeDue(seriesFrom('2027-01-05', 'year'), { today: '2026-11-20', at })).toBeNull()
    expect(makeDue(seriesFrom('2027-01-04', 'year'), { today: '2026-11-20', at })?.expenses).toHaveLength(1)
  })
})
