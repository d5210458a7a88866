import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { pageMetaSchema } from '../lists/page.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { daySchema } from '../time/zone.ts'
import { channels, entryCategories, entryKinds, entrySources, moneyAccounts } from './entry-words.ts'

/**
 * One row of a company's finances (rule 10). In the cash view it is a movement of money: a payment received, one given
 * back, a part of an expense paid, a transfer. In the accrual view it is what was earned or owed, and among what is open
 * what is still to be paid. Every figure of a report is the sum of such rows.
 */
export const entrySchema = z.object({
  id: z.string(),
  /** The day of the movement, of what was earned, or on which it is due, in the company's zone. */
  day: daySchema,
  kind: z.enum(entryKinds),
  source: z.enum(entrySources),
  /** The subject of the movement: the field, the tab or the expense. */
  description: z.string(),
  /** The code of the booking or tab, `RSV-7K2Q` or `CMD-7K2Q`; null for an expense. */
  code: z.nullable(z.string()),
  /** The name of the customer; null for an expense. */
  customerName: z.nullable(z.string()),
  /** Null for a transfer, and where no money has moved. */
  method: z.nullable(z.enum(moneyMethods)),
  /** The account whose money moved; null where none has. */
  account: z.nullable(z.enum(moneyAccounts)),
  /** The way by which it was earned; null for what goes out but for what goes back, and for a transfer. */
  channel: z.nullable(z.enum(channels)),
  /** The field that earned it, and its main sport; null for everything else. */
  fieldName: z.nullable(z.string()),
  sport: z.nullable(z.enum(sports)),
  /** The day on which a customer paid it, or got it back; null for other money. Cards are paid out on a later `day`. */
  takenDay: z.nullable(daySchema),
  /** Of a card: what it paid, the fee of it, and what is paid out; null for all other rows. */
  grossCents: z.nullable(z.int()),
  feeCents: z.nullable(z.int()),
  netCents: z.nullable(z.int()),
  /** The category of what goes out and of other income; null for the rest. */
  category: z.nullable(z.enum(entryCategories)),
  /** Negative for outgoing money, so that the sum of all movements is the balance. */
  amountCents: z.int(),
})
export type Entry = z.infer<typeof entrySchema>

/** The metadata of a page of movements, with the totals of all movements that match the filters. */
export const entriesMetaSchema = z.extend(pageMetaSchema, {
  incomeCents: centsSchema,
  outgoCents: centsSchema,
  /** The sum of the transfers: 0 where both sides of each are among them. */
  transferCents: z.int(),
})
