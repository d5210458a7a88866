import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/zone.ts'
import { expenseCommandSchema } from './command.ts'
import { expenseSum } from './expense-sum.ts'
import { scopes, expensePeriods, weekends } from './expense-words.ts'
import { instalmentsOf } from './instalments.ts'
import { DAYS_AHEAD } from './make-due.ts'
import { dueDayAt } from './expense-series-days.ts'
import { ledgerOf, tinyCreate } from '../testing/expense-ledger.ts'

test('instalments add up to the cent, and differ by one at most (H5)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 1_000_000_000 }),
      fc.integer({ min: 2, max: 60 }),
      (cents, count) => {
        const parts = instalmentsOf(cents, count)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        expect(parts).toHaveLength(count)
      },
    ),
  )
})

/** An act on the series: at which of its expenses, and how. */
const act = fc.record({
  what: fc.constantFrom('change', 'delete', 'pay', 'undo', 'wait'),
  at: fc.nat(30),
  scope: fc.constantFrom(...scopes),
  move: fc.integer({ min: -3, max: 12 }),
  cents: fc.integer({ min: 1, max: 400_000 }),
  days: fc.nat(90),
})

test('over any changes a recurrence makes each of its dates once, and pays nothing twice (H5)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...expensePeriods),
      fc.constantFrom(...weekends),
      fc.integer({ min: 0, max: 60 }),
      fc.array(act, { maxLength: 14 }),
      (repeats, weekend, before, acts) => {
        const ledger = ledgerOf()
        const dueDay = addDays('2026-11-30', -before)
        ledger.give(tinyCreate({ repeats, weekend, dueDay }))
        let [today, given] = ['2026-11-20', 1]
        const removed = new Set<string>()
        ledger.read()
        for (const { what, at, scope, move, cents, days } of acts) {
          const there = ledger.all()
          const expense = there[at % Math.max(there.length, 1)]
          if (what === 'wait') ledger.moveTo((today = addDays(today, days)))
          else if (expense) {
            const expenseId = expense.id
            const outcome = ledger.give(
              what === 'delete'
                ? { type: 'delete', expenseIds: [expenseId], scope }
                : what === 'pay'
                  ? { type: 'pay', expenseId, amountCents: cents, day: today, method: 'pix' }
                  : what === 'undo'
                    ? { type: 'undo', commandId: `c${1 + (at % given)}` }
                    : expenseCommandSchema.parse({
                        ...expense,
                        type: 'change',
                        expenseId,
                        scope,
                        amountCents: cents,
                        dueDay: addDays(expense.dueDay, move),
                      }),
            )
            if (outcome.ok) {
              given += 1
              for (const id of outcome.removed.expenses ?? []) removed.add(id)
              for (const each of outcome.changes.expenses) removed.delete(each.id)
            }
          }
          ledger.read()
        }
        for (const expense of ledger.all()) expect(expenseSum(expense).leftCents).toBeGreaterThanOrEqual(0)
        for (const series of ledger.series.values()) {
          const indexes = ledger.all().map((expense) => expense.series?.index ?? -1)
          expect(new Set(indexes).size).toBe(indexes.length)
          const missing = Array.from({ length: series.made }, (_, index) => index).filter(
            (index) => !indexes.includes(index) && !removed.has(`${series.id}-${index}`),
          )
          expect(missing).toEqual([])
          const open = series.last === null || series.made <= series.last
          if (open) expect(dueDayAt(series, series.made) > addDays(today, DAYS_AHEAD)).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})
