import * as z from 'zod/mini'
import { pageMetaSchema } from '../lists/page.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { daySchema } from '../time/zone.ts'
import { entryKinds, entrySources } from './entry-words.ts'

/** One movement of a company's money (rule 10): a payment received, one given back, or an expense paid. */
export const entrySchema = z.object({
  id: z.string(),
  /** The day on which the money moved, in the company's zone. */
  day: daySchema,
  kind: z.enum(entryKinds),
  source: z.enum(entrySources),
  /** What it was for: the field, the tab, the expense. */
  description: z.string(),
  /** `RSV-7K2Q`, `CMD-7K2Q`; an expense has none. */
  code: z.nullable(z.string()),
  /** Who paid; an expense has nobody. */
  customerName: z.nullable(z.string()),
  method: z.nullable(z.enum(moneyMethods)),
  /** Always positive; `kind` tells the direction. */
  amountCents: centsSchema,
})
export type Entry = z.infer<typeof entrySchema>

/** Beside a page of movements: what all that the filters keep add up to. */
export const entriesMetaSchema = z.extend(pageMetaSchema, {
  incomeCents: centsSchema,
  outgoCents: centsSchema,
})
export type EntriesMeta = z.infer<typeof entriesMetaSchema>
