import * as z from 'zod/mini'
import { companySchema } from '../companies/company.ts'
import { pricingDealSchema } from '../deals/deal-price.ts'
import { centsSchema } from '../money/money.ts'
import { fieldSchema } from './field.ts'

/** A field with all that its own screen shows. */
export const fieldDetailSchema = z.extend(fieldSchema, {
  /** The price of the cheapest of the field's shortest bookings, and its length. */
  fromPriceCents: centsSchema,
  fromMinutes: z.int(),
  /** That price without the arena's deals for idle hours (N9); absent where none makes it lower. */
  fromFullCents: z.optional(centsSchema),
  /** The names of the published fields that its bookings occupy as well, and whose bookings occupy it. */
  sharesWith: z.array(z.string()),
  company: companySchema,
  /** The arena's deals for idle hours of it that the visitor may have (N9); absent for none. */
  deals: z.optional(z.array(pricingDealSchema)),
})
export type FieldDetail = z.infer<typeof fieldDetailSchema>
