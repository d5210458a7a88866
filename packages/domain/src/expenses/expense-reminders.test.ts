import { expect, it } from 'vitest'
import type { Expense } from './expense.ts'
import { expenseReminders } from './expense-reminders.ts'

const expense = {
  kind: 'expense',
  amountCents: 10_000,
  dueDay: '2026-11-22',
  payments: [],
  createdAt: '2026-11-01T12:00:00.000Z',
} as unknown as Expense
const zone = 'America/Fortaleza'

it('an expense is told the morning before it is due, and the morning after, by the clock of the arena', () => {
  expect(expenseReminders(expense, zone)).toEqual([
    { what: 'due_tomorrow', at: '2026-11-21T12:00:00.000Z' },
    { what: 'overdue', at: '2026-11-23T12:00:00.000Z' },
  ])
  expect(expenseReminders(expense, 'America/Manaus')[0]?.at).toBe('2026-11-21T13:00:00.000Z')
})

it('what is written down later than that is not told', () => {
  const written = { ...expense, createdAt: '2026-11-21T12:00:00.000Z' }
  expect(expenseReminders(written, zone).map(({ what }) => what)).toEqual(['overdue'])
})

it('neither income is told, nor what is paid whole', () => {
  expect(expenseReminders({ ...expense, kind: 'income' }, zone)).toEqual([])
  const paid = (amountCents: number) => [
    { id: 'p', day: '2026-11-10', amountCents, method: 'pix', voided: null },
  ]
  const partly = { ...expense, payments: paid(9_999) } as unknown as Expense
  expect(expenseReminders({ ...partly, payments: paid(10_000) } as unknown as Expense, zone)).toEqual([])
  expect(expenseReminders(partly, zone)).toHaveLength(2)
})
