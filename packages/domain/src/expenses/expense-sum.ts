import type { Expense, ExpensePayment } from './expense.ts'

/** Returns the payments that count: those that were not voided. */
export function validPayments({ payments }: Pick<Expense, 'payments'>): ExpensePayment[] {
  return payments.filter(({ voided }) => voided === null)
}

/** Sums what is paid of an expense and what is left; `paidDay` is the day of the last part, null until all is paid. */
export function expenseSum(expense: Pick<Expense, 'amountCents' | 'payments'>) {
  const paid = validPayments(expense)
  const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const leftCents = expense.amountCents - paidCents
  const last = paid.reduce((latest, { day }) => (day > latest ? day : latest), '')
  return { paidCents, leftCents, paidDay: leftCents === 0 && last !== '' ? last : null }
}
