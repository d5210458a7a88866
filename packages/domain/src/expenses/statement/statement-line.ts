import * as z from 'zod/mini'
import { daySchema } from '../../time/zone.ts'
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

/** The transactions of a file, or why it has none. */
export type ReadStatement = { lines: StatementLine[]; problems: { line: number; message: string }[] }

/** The fate of a transaction: known already, the payment of an open one, or a new one. */
export const matchedLineSchema = z.extend(statementLineSchema, {
  fate: z.enum(['known', 'pays', 'new']),
  kind: z.enum(expenseKinds),
  category: z.enum(ledgerCategories),
  /** The open one that it pays; null else. */
  pays: z.nullable(z.object({ id: z.string(), description: z.string(), dueDay: daySchema })),
})
export type MatchedLine = z.infer<typeof matchedLineSchema>
