import * as z from 'zod/mini'
import { MAX_INSTALMENTS } from '../payments/card/instalments.ts'
import { wholeBetween } from '../text/whole-between.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { addressSchema } from './address.ts'
import { amenities } from './amenities.ts'

/** The data of a company that a card or a ticket shows. */
export const companySummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  imagePath: z.nullable(z.string()),
  /** Digits with country and area code: `5585999990000`. */
  whatsapp: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: addressSchema,
  timeZone: timeZoneSchema,
  amenities: z.array(z.enum(amenities)),
  acceptsPayAtVenue: z.boolean(),
  /** The most instalments in which it is paid by card; 1 for none. */
  maxInstalments: wholeBetween(1, MAX_INSTALMENTS),
})
export type CompanySummary = z.infer<typeof companySummarySchema>
