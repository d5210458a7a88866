import * as z from 'zod/mini'
import { pageMetaSchema } from '../lists/page.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { daySchema } from '../time/zone.ts'
import { entryKinds, entrySources } from './entry-words.ts'

/** One movement of a company's money (rule 10): a payment received, one given back, or a part of an expense paid or of other income. */
export const entrySchema = z.object({
  id: z.string(),
  /** The day on which the money moved, in the company's zone. */
  day: daySchema,
  kind: z.enum(entryKinds),
  source: z.enum(entrySources),
  /** The subject of the movement: the field, the tab or the expense. */
  description: z.string(),
  /** The code of the booking or tab, `RSV-7K2Q` or `CMD-7K2Q`; null for an expense. */
  code: z.nullable(z.string()),
  /** The name of the customer; null for an expense. */
  customerName: z.nullable(z.string()),
  method: z.nullable(z.enum(moneyMethods)),
  /** Negative for outgoing money, so that the sum of all movements is the balance. */
  amountCents: z.int(),
})
export type Entry = z.infer<typeof entrySchema>

/** The metadata of a page of movements, with the totals of all movements that match the filters. */
export const entriesMetaSchema = z.extend(pageMetaSchema, {
  incomeCents: centsSchema,
  outgoCents: centsSchema,
})
