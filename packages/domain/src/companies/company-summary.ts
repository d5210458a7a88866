import * as z from 'zod/mini'
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
  maxInstalments: z.int().check(z.positive()),
})
export type CompanySummary = z.infer<typeof companySummarySchema>
