import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { expenseMethods } from '../payments/money-methods.ts'
import { daySchema, instantSchema, timeZoneSchema } from '../time/zone.ts'
import { expenseKinds, expenseStatuses, ledgerCategories, repeats } from './expense-words.ts'

/** A part of an expense that was paid, or of other income that came. It is voided, never changed. */
export const expensePaymentSchema = z.object({
  id: z.string(),
  /** The day on which the money moved, in the company's zone. */
  day: daySchema,
  method: z.enum(expenseMethods),
  amountCents: z.int().check(z.positive()),
  /** When it was entered, and by whom; null for nobody who is known. */
  at: instantSchema,
  byId: z.nullable(z.string()),
  /** The key of the bank's transaction that it came with; absent for one that was entered. */
  statementKey: z.optional(z.string()),
  /** Null unless it was entered by mistake: then its money never moved. */
  voided: z.nullable(z.object({ at: instantSchema, byId: z.nullable(z.string()), reason: z.string() })),
})
export type ExpensePayment = z.infer<typeof expensePaymentSchema>

/**
 * An expense as it is stored, or income beside bookings and bar (`kind`). Its days are those of the company's zone.
 * `expenseSum` reads what is paid, `expenseStatus` its state.
 */
export const expenseSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  kind: z.enum(expenseKinds),
  description: z.string(),
  /** The name of who is paid, or who pays. */
  supplier: z.nullable(z.string()),
  category: z.enum(ledgerCategories),
  amountCents: centsSchema,
  /** The day by which it is to be paid. It is owed from then on (competência), whenever it is paid. */
  dueDay: daySchema,
  /** The method by which it is to be paid; each payment has its own. */
  method: z.nullable(z.enum(expenseMethods)),
  note: z.nullable(z.string()),
  payments: z.array(expensePaymentSchema),
  /** Its place in a recurrence or in a plan of instalments; null for a single one. */
  series: z.nullable(z.object({ id: z.string(), index: z.int() })),
  /** The product of the purchase that made it; null for one that was entered here. */
  productId: z.nullable(z.string()),
  /** Grows with each change. */
  version: z.int(),
  createdAt: instantSchema,
})
export type Expense = z.infer<typeof expenseSchema>

/** A receipt as lists have it; its file is read by itself. */
export const receiptInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['picture', 'pdf']),
})
export type ReceiptInfo = z.infer<typeof receiptInfoSchema>

/** A receipt as it is stored, with its file: a data URL, or the address at which it is kept. */
export const receiptSchema = z.extend(receiptInfoSchema, {
  companyId: z.string(),
  expenseId: z.string(),
  file: z.string(),
  createdAt: instantSchema,
})
export type Receipt = z.infer<typeof receiptSchema>

/** An expense in a list, with its state as of now. */
export const listedExpense = declareColumns(
  {
    id: 'shown',
    companyId: 'shown',
    kind: 'shown',
    description: 'text',
    supplier: 'text',
    category: 'choice',
    amountCents: 'money',
    dueDay: 'day',
    method: 'choice',
    note: 'shown',
    payments: 'shown',
    series: 'shown',
    productId: 'shown',
    version: 'shown',
    createdAt: 'shown',
    companyName: ['text', z.string()],
    timeZone: ['shown', timeZoneSchema],
    status: ['choice', z.enum(expenseStatuses)],
    paidCents: ['shown', centsSchema],
    /** The amount that is left to pay. */
    leftCents: ['money', centsSchema],
    /** The day on which all of it was paid; null until then. */
    paidDay: ['day', z.nullable(daySchema)],
    repeats: ['choice', z.enum(repeats)],
    /** `2 de 6` for an instalment, else null. */
    part: ['shown', z.nullable(z.string())],
    receipts: ['shown', z.array(receiptInfoSchema)],
    receiptCount: ['count', z.int()],
  },
  expenseSchema,
)
export const expenseRowSchema = rowSchemaOf(listedExpense)
export type ExpenseRow = z.infer<typeof expenseRowSchema>
export const expenseColumns = filterableOf(listedExpense)
