import { expenseList } from '@campo-livre/domain/expenses/expense-list.ts'
import { partOf } from '@campo-livre/domain/expenses/part-of.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of expenses and other income. */
export const expenseRows = listRows(expenseList, {
  partOf: (expense, { db }) => ({
    part: partOf(expense, expense.series === null ? undefined : db.expenseSeries.find(expense.series.id)),
  }),
  receipts: ({ id }, { db }) => ({
    receipts: db.expenseReceipts
      .by('expenseId', id)
      .map(({ id: receiptId, name, type }) => ({ id: receiptId, name, type })),
  }),
})
