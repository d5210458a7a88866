import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyYear, rowsOfYear } from '../testing/any-year.ts'
import { type Closing, closedTo, rowsToFreeze, withClosings } from './closing.ts'
import type { Entry } from './entry.ts'

const { cash } = rowsOfYear(anyYear(5, { timeZone: 'America/Sao_Paulo', perDay: 1 }))
const sum = (rows: readonly Entry[]) => rows.reduce((all, { amountCents }) => all + amountCents, 0)

const close = (rows: readonly Entry[], closings: readonly Closing[], month: string): Closing[] => [
  ...closings,
  {
    id: month,
    companyId: 'arena',
    month,
    closedAt: '2026-12-01T12:00:00.000Z',
    closedById: null,
    cash: rowsToFreeze(withClosings(rows, closings, 'cash'), closings, month),
    accrual: [],
  },
]

/** Some rows vanish, others change their amount or their day, as nobody should let them. */
const anyChange = fc.record({
  gone: fc.integer({ min: 2, max: 40 }),
  more: fc.integer({ min: 2, max: 40 }),
  late: fc.integer({ min: 2, max: 40 }),
})
type Change = { gone: number; more: number; late: number }

const changed = (rows: readonly Entry[], { gone, more, late }: Change): Entry[] =>
  rows
    .filter((_row, index) => index % gone !== 0)
    .map((row, index) => ({
      ...row,
      amountCents: index % more === 0 ? row.amountCents + 7 : row.amountCents,
      day: index % late === 0 ? '2026-12-20' : row.day,
    }))
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))

describe('the closing of a month (H6)', () => {
  it('keeps every closed row, and the sum of what is true, whatever changes, month after month', () => {
    fc.assert(
      fc.property(anyChange, anyChange, (first, second) => {
        const march = close(cash, [], '2026-03')
        const later = changed(cash, first)
        const april = close(later, march, '2026-04')
        const latest = changed(later, second)
        for (const [rows, closings] of [
          [later, march],
          [latest, april],
        ] as const) {
          const shown = withClosings(rows, closings, 'cash')
          const until = closedTo(closings) ?? ''
          const frozen = closings.toReversed().flatMap((closing) => closing.cash)
          expect(shown.filter(({ day }) => day <= until)).toEqual(frozen)
          expect(sum(shown)).toBe(sum(rows))
          expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
          expect(shown.every(({ day }, index) => index === 0 || day <= (shown[index - 1]?.day ?? ''))).toBe(
            true,
          )
        }
      }),
      { numRuns: 30 },
    )
  })

  it('tells what happened to a row, on the first day that is open', () => {
    const row = cash.find(({ day, kind }) => day.startsWith('2026-02') && kind === 'outgo')
    if (!row) throw new Error('no row')
    const closings = close(cash, [], '2026-03')
    const shown = withClosings(
      cash.filter((each) => each !== row),
      closings,
      'cash',
    )
    expect(shown.find(({ source }) => source === 'adjustment')).toMatchObject({
      day: '2026-04-01',
      kind: 'income',
      description: `Ajuste de 02/2026, saiu depois do fechamento: ${row.description}`,
      amountCents: -row.amountCents,
      account: row.account,
    })
  })

  it('changes nothing where nothing is closed, or nothing has changed', () => {
    expect(withClosings(cash, [], 'cash')).toBe(cash)
    expect(withClosings(cash, close(cash, [], '2026-05'), 'cash')).toEqual(cash)
  })
})
