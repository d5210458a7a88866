import { amenities } from '@campo-livre/domain/companies/amenities.ts'
import { rainOffers } from '@campo-livre/domain/companies/arena-rules.ts'
import { openingHoursSchema } from '@campo-livre/domain/companies/opening-hours.ts'
import * as z from 'zod/mini'
import { createJsonDraft } from '../../../../lib/storage/json-draft.ts'
import { payings } from './paying.ts'

const text = z.string()
const valuesSchema = z.object({
  name: text,
  description: text,
  whatsapp: text,
  phone: text,
  cep: text,
  street: text,
  number: text,
  district: text,
  city: text,
  state: text,
  amenities: z.array(z.enum(amenities)),
  openingHours: openingHoursSchema,
  holidays: z.array(z.object({ day: text, name: text, yearly: z.boolean() })),
  maxInstalments: text,
  paying: z.enum(payings),
  depositPercent: text,
  fullRefundHours: text,
  lateRefundPercent: text,
  graceMinutes: text,
  toleranceMinutes: text,
  noShowPercent: text,
  rain: z.enum(rainOffers),
  rainNote: text,
})

/** The values of the form, and those from which it began. */
const keptSchema = z.object({ values: valuesSchema, base: valuesSchema })

/** Creates the draft of a company's page, which is kept over a reload (G5). */
export function profileDraft(companyId: string) {
  return createJsonDraft(`company ${companyId}`, keptSchema)
}
