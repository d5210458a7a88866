import * as z from 'zod/mini'
import { ledgerCategories } from '../expense-words.ts'
import { billRefSchema } from './bill.ts'
import { statementLineSchema, statementLinesSchema } from './statement-line.ts'

/** The body of `POST /company/expenses/statement`: the transactions of a file. */
export const statementSchema = z.object({ lines: statementLinesSchema })

/** A transaction to be taken: as the payment of a bill or of an open one, or as a new one in a category. */
export const takenLineSchema = z.extend(statementLineSchema, {
  expenseId: z.nullable(z.string()),
  /** The bill that it pays; absent for none. */
  bill: z.optional(billRefSchema),
  category: z.enum(ledgerCategories),
})
