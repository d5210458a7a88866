import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { phoneSchema } from '../users/phone.ts'
import { amenities } from './amenities.ts'
import { cancellationPolicySchema } from './cancellation-policy.ts'
import { companyNameSchema, postalAddressSchema } from './company-registration.ts'
import { hoursProblems } from './hours-problems.ts'
import { openingHoursSchema } from './opening-hours.ts'

export const MAX_DESCRIPTION_LETTERS = 2000
export const MAX_RAIN_RULE_LETTERS = 500

/** Hours that can be kept: what crosses is told at its day. */
const kept = z.check<z.infer<typeof openingHoursSchema>>(({ value, issues }) => {
  for (const { weekday, sentence } of hoursProblems(value)) {
    issues.push({ code: 'custom', message: sentence, input: value, path: [weekday] })
  }
})

/** What the one who runs a company says of it in public: `PUT /company/profile` takes all of it. */
export const companyProfileSchema = z.object({
  name: companyNameSchema,
  description: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_DESCRIPTION_LETTERS, `Use no máximo ${formatCount(MAX_DESCRIPTION_LETTERS)} letras.`),
    ),
  whatsapp: z.nullable(phoneSchema),
  phone: z.nullable(phoneSchema),
  address: postalAddressSchema,
  amenities: z.array(z.enum(amenities)),
  openingHours: openingHoursSchema.check(kept),
  cancellationPolicy: cancellationPolicySchema,
  rainRule: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(MAX_RAIN_RULE_LETTERS, `Use no máximo ${formatCount(MAX_RAIN_RULE_LETTERS)} letras.`),
      ),
  ),
  acceptsPayAtVenue: z.boolean(),
})
export type CompanyProfile = z.infer<typeof companyProfileSchema>
