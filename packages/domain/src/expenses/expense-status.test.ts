import { expect, test } from 'vitest'
import { expenseStatus } from './expense-status.ts'

test.each([
  ['2026-11-19', null, 'overdue'],
  ['2026-11-20', null, 'pending'],
  ['2026-12-01', null, 'pending'],
  ['2026-11-19', '2026-11-25', 'paid'],
  ['2026-12-01', '2026-11-01', 'paid'],
] as const)('due on %s and paid on %s is, on 20 November, %s', (dueDay, paidDay, status) => {
  expect(expenseStatus({ dueDay, paidDay }, '2026-11-20')).toBe(status)
})
