import * as z from 'zod/mini'
import { daySchema } from '../../time/zone.ts'
import { offeredBillSchema } from './bill.ts'
import { expenseKinds, ledgerCategories } from '../expense-words.ts'

/** The most transactions of one statement. */
export const MAX_LINES = 1000

/** A transaction of a bank's statement. */
export const statementLineSchema = z.object({
  /** The same in every statement that has it, so that it is taken once. */
  key: z.string().check(z.maxLength(200)),
  day: daySchema,
  /** Below zero for money that went out; never zero. */
  amountCents: z.int().check(z.refine((cents) => cents !== 0)),
  text: z.string().check(z.maxLength(200)),
})
export type StatementLine = z.infer<typeof statementLineSchema>

export const statementLinesSchema = z
  .array(statementLineSchema)
  .check(
    z.minLength(1, 'Esse extrato não tem lançamentos.'),
    z.maxLength(MAX_LINES, `Importe até ${MAX_LINES} lançamentos de uma vez: baixe um período menor.`),
  )

/** A line of a file that is not understood: why, and the line as it stands there. */
export type StatementProblem = { line: number; message: string; raw: string }

/** The transactions of a file, and all that is none. */
export type ReadStatement = {
  lines: StatementLine[]
  problems: StatementProblem[]
  /** The number of lines that say nothing of their own: balances, totals, titles, zero. */
  passed: number
  /** True where the file does not tell whether money above zero came in or was spent. */
  asksSign: boolean
}

/** A file of which nothing can be read, with the reason. */
export type NoStatement = { refusal: string }
/**
 * The fate of a transaction: known already, ahead of today, the payment of what is open, to be chosen among several bills
 * that it may pay, or a new one.
 */
export const matchedLineSchema = z.extend(statementLineSchema, {
  fate: z.enum(['known', 'ahead', 'pays', 'choose', 'new']),
  kind: z.enum(expenseKinds),
  category: z.enum(ledgerCategories),
  /** The bills that it may pay: the one that it pays, those to choose from, or those of its amount alone. */
  bills: z.array(offeredBillSchema),
  /** The open expense or other income that it pays; null else. */
  pays: z.nullable(z.object({ id: z.string(), description: z.string(), dueDay: daySchema })),
})
export type MatchedLine = z.infer<typeof matchedLineSchema>
