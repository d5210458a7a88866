import * as z from 'zod/mini'
import {
  categorySchema,
  dividesUp,
  expenseChangeSchema,
  expensePaySchema,
  MAX_EXPENSES,
  newFactsSchema,
  paidWhole,
  payAllSchema,
  voidReasonSchema,
} from './expense-input.ts'
import { expenseRowSchema, expenseSchema } from './expense.ts'
import { expenseKinds, scopes } from './expense-words.ts'
import { expenseSeriesSchema } from './expense-series.ts'
import { billRefSchema } from './statement/bill.ts'
import { takenLineSchema } from './statement/statement-input.ts'
import { MAX_LINES } from './statement/statement-line.ts'
import { instantSchema } from '../time/zone.ts'

const idsSchema = z
  .array(z.string())
  .check(
    z.minLength(1, 'Escolha ao menos uma.'),
    z.maxLength(MAX_EXPENSES, `Mude no máximo ${MAX_EXPENSES} de uma vez.`),
  )

/** The commands about expenses or other income (H5). */
export const expenseCommandSchema = z.discriminatedUnion('type', [
  z
    .extend(newFactsSchema, { type: z.literal('create'), kind: z.enum(expenseKinds) })
    .check(dividesUp, paidWhole),
  z.extend(expenseChangeSchema, { type: z.literal('change'), expenseId: z.string() }),
  z.object({ type: z.literal('delete'), expenseIds: idsSchema, scope: z.enum(scopes) }),
  z.extend(expensePaySchema, { type: z.literal('pay'), expenseId: z.string() }),
  z.extend(payAllSchema, { type: z.literal('pay_all'), expenseIds: idsSchema }),
  z.extend(voidReasonSchema, {
    type: z.literal('void_payment'),
    expenseId: z.string(),
    paymentId: z.string(),
  }),
  z.extend(categorySchema, { type: z.literal('categorize'), expenseIds: idsSchema }),
  z.object({
    type: z.literal('take_statement'),
    lines: z
      .array(takenLineSchema)
      .check(z.minLength(1, 'Escolha ao menos um lançamento.'), z.maxLength(MAX_LINES)),
  }),
  z.object({ type: z.literal('undo'), commandId: z.string() }),
])
export type ExpenseCommand = z.infer<typeof expenseCommandSchema>

/** A command that was carried out, with what it takes to undo it. */
export const doneExpenseCommandSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  type: z.string(),
  at: instantSchema,
  byId: z.nullable(z.string()),
  /** The expenses and series that it changed or removed, as they were. */
  before: z.object({ expenses: z.array(expenseSchema), series: z.array(expenseSeriesSchema) }),
  /** The expenses that it left, with their versions; the others it removed. */
  left: z.array(z.object({ id: z.string(), version: z.int() })),
  /** The bills that it paid by transactions; absent for none. */
  bills: z.optional(z.array(z.object({ ref: billRefSchema, paymentId: z.string() }))),
  undone: z.boolean(),
})
export type DoneExpenseCommand = z.infer<typeof doneExpenseCommandSchema>

/** The answer to a command: its id, by which it is undone, and the rows that it left. */
export const expenseAnswerSchema = z.object({ commandId: z.string(), expenses: z.array(expenseRowSchema) })
export type ExpenseAnswer = z.infer<typeof expenseAnswerSchema>
