import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { daySchema, timeZoneSchema } from '../time/zone.ts'
import { moneyViews, movedAccounts } from './entry-words.ts'
import { comparisons, groupings } from './periods.ts'
import { startSchema } from './settings/starts.ts'

const daysSchema = z.object({ from: daySchema, to: daySchema })

const resultSchema = z.object({ incomeCents: centsSchema, outgoCents: centsSchema })

/** A part of a sum: the value of its column in the rows, its cents, and those of the period with which it is compared. */
const shareSchema = z.object({ key: z.string(), cents: z.int(), beforeCents: z.int() })
export type Share = z.infer<typeof shareSchema>

/** The columns of the rows by which what comes in is divided. */
export const incomeDivisions = ['channel', 'fieldName', 'sport', 'method'] as const

/** The ages of what is still to be paid, by how long it has been due: from the first to the last day of delay; null for no end. */
export const ages = [
  { key: 'coming', from: null, to: 0 },
  { key: 'month', from: 1, to: 30 },
  { key: 'two-months', from: 31, to: 60 },
  { key: 'three-months', from: 61, to: 90 },
  { key: 'older', from: 91, to: null },
] as const
export type Age = (typeof ages)[number]['key']

const agedSchema = z.object({ age: z.string(), cents: centsSchema, count: z.int() })

/** The report of a company's finances over a period, in one view (rule 10). Every sum is that of rows (`Entry`). */
export const financialReportSchema = z.object({
  view: z.enum(moneyViews),
  /** The period: it ends today at the latest. */
  period: daysSchema,
  comparison: z.enum(comparisons),
  compared: daysSchema,
  /** True if there was any row before the end of the compared period: else it is no base. */
  hasBase: z.boolean(),
  grouping: z.enum(groupings),
  today: daySchema,
  timeZone: timeZoneSchema,
  /** The last day of the months that are closed; null for none. */
  closedTo: z.nullable(daySchema),
  /** The first day with a row; null while there is none. */
  firstDay: z.nullable(daySchema),
  result: resultSchema,
  before: resultSchema,
  /** The accounts over the period, in the cash view alone: opening + in − out + transfers = closing. */
  accounts: z.array(
    z.object({
      account: z.enum(movedAccounts),
      openingCents: z.int(),
      incomeCents: centsSchema,
      outgoCents: centsSchema,
      transferCents: z.int(),
      closingCents: z.int(),
      /** The day and the balance from which it counts; null where nobody has told any. */
      start: z.nullable(startSchema),
    }),
  ),
  /** The period in stretches. `closingCents` is the balance of all accounts after each; 0 in the accrual view. */
  flow: z.array(
    z.object({
      ...daysSchema.shape,
      incomeCents: centsSchema,
      outgoCents: centsSchema,
      closingCents: z.int(),
      /** The sums of what came in by channel and of what went out by category, in positive cents; absent for none. */
      channels: z.record(z.string(), centsSchema),
      categories: z.record(z.string(), centsSchema),
    }),
  ),
  income: z.object({
    channel: z.array(shareSchema),
    fieldName: z.array(shareSchema),
    sport: z.array(shareSchema),
    method: z.array(shareSchema),
  }),
  /** The parts of what went out by category, in positive cents. */
  outgo: z.array(shareSchema),
  /** The sums of what is still to be paid as of today, by age. */
  receivable: z.array(agedSchema),
  payable: z.array(agedSchema),
})
export type FinancialReport = z.infer<typeof financialReportSchema>
