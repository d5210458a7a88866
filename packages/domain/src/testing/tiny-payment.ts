import type { ExpensePayment } from '../expenses/expense.ts'

/** A payment of 1 real by Pix. */
export function tinyPayment(rest: Partial<ExpensePayment> = {}): ExpensePayment {
  return {
    id: 'payment',
    day: '2026-11-10',
    method: 'pix',
    amountCents: 100,
    at: '2026-11-10T12:00:00.000Z',
    byId: null,
    voided: null,
    ...rest,
  }
}
