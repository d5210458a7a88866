import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { expenseMethods } from '../payments/money-methods.ts'
import { daySchema, instantSchema, timeZoneSchema } from '../time/zone.ts'
import { expenseCategories, expenseStatuses } from './expense-words.ts'

/** An expense as it is stored. Its days are those of the company's zone. Read `expenseStatus` for its state. */
export const expenseSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  description: z.string(),
  category: z.enum(expenseCategories),
  amountCents: centsSchema,
  dueDay: daySchema,
  /** Null until it is paid. */
  paidDay: z.nullable(daySchema),
  method: z.nullable(z.enum(expenseMethods)),
  /** True if it recurs every month. */
  monthly: z.boolean(),
  receipt: z.nullable(z.string()),
  createdAt: instantSchema,
})
export type Expense = z.infer<typeof expenseSchema>

/** An expense in a list, with its state as of now. */
export const expenseRowSchema = z.extend(expenseSchema, {
  companyName: z.string(),
  timeZone: timeZoneSchema,
  status: z.enum(expenseStatuses),
})
export type ExpenseRow = z.infer<typeof expenseRowSchema>
