import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { expenseMethods } from '../payments/money-methods.ts'
import { daySchema, instantSchema } from '../time/zone.ts'
import { expenseKinds, ledgerCategories, expensePeriods, weekends } from './expense-words.ts'

/** The facts that each one of an expense series has when it is made. */
export const expenseSeriesFactsSchema = z.object({
  description: z.string(),
  supplier: z.nullable(z.string()),
  category: z.enum(ledgerCategories),
  amountCents: centsSchema,
  method: z.nullable(z.enum(expenseMethods)),
  note: z.nullable(z.string()),
})
export type ExpenseSeriesFacts = z.infer<typeof expenseSeriesFactsSchema>

/** A stretch of an expense series with the same rule and facts: from its index up to the next stretch. */
export const stretchSchema = z.object({
  from: z.int(),
  /** The day on which one index falls; the others follow from it, so that the 31st stays the 31st after February. */
  anchor: z.object({ index: z.int(), day: daySchema }),
  facts: expenseSeriesFactsSchema,
})
export type Stretch = z.infer<typeof stretchSchema>

/**
 * An expense series: expenses that belong together, a recurrence, or a plan of instalments. Each has an index, from 0, and an index has one
 * expense at most: `made` only grows, so none is made twice or left out.
 */
export const expenseSeriesSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  kind: z.enum(expenseKinds),
  every: z.enum(expensePeriods),
  weekend: z.enum(weekends),
  /** The number of instalments; null for a recurrence. */
  instalments: z.nullable(z.int()),
  /** The number of indexes that are made: the next one to make. */
  made: z.int(),
  /** The last index, -1 when there are none any more; null for one without an end. */
  last: z.nullable(z.int()),
  stretches: z.array(stretchSchema),
  version: z.int(),
  createdAt: instantSchema,
})
export type ExpenseSeries = z.infer<typeof expenseSeriesSchema>
