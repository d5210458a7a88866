import { expect, it } from 'vitest'
import { compileList } from '../lists/compile-list.ts'
import { listedArena, listReading } from '../testing/list-reading.ts'
import { localDay } from '../time/zone.ts'
import { expenseStatus } from './expense-status.ts'
import { expenseSum } from './expense-sum.ts'
import type { Expense } from './expense.ts'
import { expenseList } from './expense-list.ts'

import fc from 'fast-check'

const expenses = compileList(expenseList, {
  partOf: () => ({ part: null }),
  receipts: () => ({ receipts: [] }),
})
const day = fc.integer({ min: 18, max: 22 }).map((date) => `2026-11-${date}`)
/** Instants on both sides of midnight in the zone of the arena. */
const instant = fc
  .integer({ min: 0, max: 5 * 24 * 4 })
  .map((quarters) => new Date(Date.UTC(2026, 10, 18, 0, quarters * 15)).toISOString())
const payment = fc.record({
  day,
  amountCents: fc.constantFrom(50, 100),
  voided: fc.option(fc.constant({ at: '2026-11-18T00:00:00.000Z', byId: null, reason: 'x' })),
})
const expense = fc
  .record({
    dueDay: day,
    amountCents: fc.constantFrom(100, 150),
    payments: fc.array(payment, { maxLength: 3 }),
  })
  .map((facts) => ({ id: 'e', companyId: 'arena', series: null, ...facts }) as unknown as Expense)

it('an expense in a table has the status and the sums of the rules, on every day of its arena (H5)', () => {
  fc.assert(
    fc.property(expense, instant, (each, now) => {
      const row = expenses.row(each, listReading(now))
      expect(row.status).toBe(expenseStatus(each, localDay(listedArena.timeZone, now)))
      expect(row).toMatchObject(expenseSum(each))
    }),
  )
})

it('is of once, of its period, or of a plan', () => {
  const rowOf = (series: object | undefined) =>
    expenses.row(
      {
        id: 'e',
        companyId: 'arena',
        payments: [],
        series: series ? { id: 's', index: 1 } : null,
      } as unknown as Expense,
      {
        ...listReading('2026-11-20T13:00:00.000Z'),
        lookup: {
          find: (table: string) => (table === 'companies' ? listedArena : series),
          by: (table: string, key: string) =>
            table === 'expenseReceipts' && key === 'expenseId' ? [{}, {}] : [],
        },
      },
    )
  expect(rowOf(undefined)).toMatchObject({ repeats: 'once', receiptCount: 2 })
  expect(rowOf({ every: 'month', instalments: null }).repeats).toBe('month')
  expect(rowOf({ every: 'month', instalments: 6 }).repeats).toBe('instalments')
})
