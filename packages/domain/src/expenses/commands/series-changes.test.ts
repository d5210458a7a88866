import { describe, expect, it } from 'vitest'
import { doneBy, ledgerOf, tinyCreate } from '../../testing/expense-ledger.ts'
import { expenseCommandSchema } from '../command.ts'
import type { Expense } from '../expense.ts'
import type { ExpenseSeries } from '../expense-series.ts'

const monthly = tinyCreate({ repeats: 'month', dueDay: '2026-10-31' })
const plan = tinyCreate({ repeats: 'instalments', instalments: 4, amountCents: 4_000 })
const change = (expense: Expense | undefined, rest: object) =>
  expenseCommandSchema.parse({ ...expense, type: 'change', expenseId: expense?.id, ...rest })
const pay = (expenseId: string, amountCents: number) =>
  ({ type: 'pay', expenseId, amountCents, day: '2026-11-20', method: 'pix' }) as const
const only = (series: ReadonlyMap<string, ExpenseSeries>) =>
  [...series.values()][0] ?? expect.fail('no series')

/** A recurrence that was read on 1 February: five of them are there, from October on. */
function fiveMonths() {
  const ledger = ledgerOf()
  ledger.give(monthly)
  ledger.moveTo('2027-02-01')
  const all = ledger.read()
  const of = (index: number) => ledger.all()[index]
  const stretches = () =>
    only(ledger.series).stretches.map(({ from, facts }) => [from, facts.description, facts.amountCents])
  return { ledger, all, of, stretches }
}

describe('a series as it is stored (H5)', () => {
  it('of instalments has their number and its last, and all are made', () => {
    const ledger = ledgerOf()
    ledger.give(plan)
    expect(only(ledger.series)).toMatchObject({ instalments: 4, made: 4, last: 3, every: 'month' })
  })

  it('of a recurrence has no number and no end', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate({ repeats: 'month', instalments: 4 }))
    expect(only(ledger.series)).toMatchObject({ instalments: null, last: null })
  })

  it('may have none yet, as long as nothing is paid of it', () => {
    const ledger = ledgerOf()
    const later = tinyCreate({ repeats: 'month', dueDay: '2027-01-05' })
    expect(doneBy(ledger.give(later)).expenses).toEqual([])
    expect(only(ledger.series).made).toBe(0)
  })
})

describe('the stretches of a recurrence (H5)', () => {
  it('begin where a change does, and keep what others have changed', () => {
    const { ledger, of, stretches } = fiveMonths()
    ledger.give(change(of(1), { scope: 'following', amountCents: 1 }))
    ledger.give(change(of(3), { scope: 'following', amountCents: 3 }))
    expect(stretches()).toEqual([
      [0, 'Aluguel', 300_000],
      [1, 'Aluguel', 1],
      [3, 'Aluguel', 3],
    ])
    ledger.give(change(of(2), { scope: 'following', description: 'Terreno' }))
    expect(stretches()).toEqual([
      [0, 'Aluguel', 300_000],
      [1, 'Aluguel', 1],
      [2, 'Terreno', 1],
      [3, 'Terreno', 3],
    ])
    ledger.give(change(of(4), { scope: 'all', description: 'Galpão' }))
    expect(stretches()).toEqual([
      [0, 'Galpão', 300_000],
      [1, 'Galpão', 1],
      [2, 'Galpão', 1],
      [3, 'Galpão', 3],
    ])
  })

  it('are one for one place, however often that is changed', () => {
    const { ledger, of, stretches } = fiveMonths()
    ledger.give(change(of(2), { scope: 'following', amountCents: 2 }))
    ledger.give(change(of(2), { scope: 'following', amountCents: 4 }))
    expect(stretches()).toEqual([
      [0, 'Aluguel', 300_000],
      [2, 'Aluguel', 4],
    ])
  })

  it('change each expense once', () => {
    const { ledger, of, all } = fiveMonths()
    const { expenses } = doneBy(ledger.give(change(of(2), { scope: 'all', amountCents: 5 })))
    expect(expenses.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(ledger.all().map(({ version }) => version)).toEqual(all.map(() => 2))
  })
})

describe('the end of a series (H5)', () => {
  const lastAfter = (index: number, scope: 'one' | 'following' | 'all', create = monthly) => {
    const ledger = ledgerOf()
    ledger.give(create)
    ledger.moveTo('2027-02-01')
    ledger.read()
    const { series } = doneBy(
      ledger.give({ type: 'delete', expenseIds: [ledger.all()[index]?.id ?? ''], scope }),
    )
    return series.map(({ last, version }) => [last, version])
  }

  it('is before the first that is deleted with those that follow', () => {
    expect(lastAfter(3, 'following')).toEqual([[2, 2]])
    expect(lastAfter(1, 'following', plan)).toEqual([[0, 2]])
    expect(lastAfter(0, 'following')).toEqual([[-1, 2]])
  })

  it('is before all where all are deleted, and nowhere where one is', () => {
    expect(lastAfter(3, 'all')).toEqual([[-1, 2]])
    expect(lastAfter(2, 'all', plan)).toEqual([[-1, 2]])
    expect(lastAfter(3, 'one')).toEqual([])
  })

  it('never moves further away', () => {
    const { ledger, of } = fiveMonths()
    ledger.give(pay(of(4)?.id ?? '', 1))
    ledger.give({ type: 'delete', expenseIds: [of(1)?.id ?? ''], scope: 'following' })
    expect(only(ledger.series).last).toBe(0)
    ledger.give({
      type: 'void_payment',
      expenseId: of(1)?.id ?? '',
      paymentId: of(1)?.payments[0]?.id ?? '',
      reason: 'Erro',
    })
    ledger.give({ type: 'delete', expenseIds: [of(1)?.id ?? ''], scope: 'following' })
    expect(only(ledger.series).last).toBe(0)
  })

  it('is the earliest of several that are deleted together', () => {
    const { ledger, of } = fiveMonths()
    const expenseIds = [of(4)?.id ?? '', of(2)?.id ?? '']
    const { series, removedIds } = doneBy(ledger.give({ type: 'delete', expenseIds, scope: 'following' }))
    expect(series.map(({ last }) => last)).toEqual([1])
    expect(new Set(removedIds)).toEqual(new Set(['c1-2', 'c1-3', 'c1-4']))
  })

  it('is refused where one of several has a payment, and none of them goes', () => {
    const { ledger, of } = fiveMonths()
    ledger.give(pay(of(0)?.id ?? '', 1))
    const expenseIds = [of(0)?.id ?? '', of(1)?.id ?? '']
    expect(ledger.give({ type: 'delete', expenseIds, scope: 'one' })).toMatchObject({ code: 'conflict' })
    expect(ledger.all()).toHaveLength(5)
  })
})
