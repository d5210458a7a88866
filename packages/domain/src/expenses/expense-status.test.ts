import { expect, test } from 'vitest'
import { tinyPayment } from '../testing/tiny-payment.ts'
import { expenseStatus } from './expense-status.ts'

test.each([
  ['2026-11-19', [], 'overdue'],
  ['2026-11-20', [], 'pending'],
  ['2026-12-01', [], 'pending'],
  ['2026-11-19', [100], 'paid'],
  ['2026-12-01', [40, 60], 'paid'],
  ['2026-11-19', [40], 'overdue'],
  ['2026-12-01', [99], 'pending'],
] as const)('due on %s and paid by %j of 100 is, on 20 November, %s', (dueDay, amounts, status) => {
  const payments = amounts.map((amountCents) => tinyPayment({ amountCents }))
  expect(expenseStatus({ dueDay, amountCents: 100, payments }, '2026-11-20')).toBe(status)
})
