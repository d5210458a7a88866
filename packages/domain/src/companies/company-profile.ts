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

/** Checks that opening hours do not overlap; each problem is reported at its weekday. */
const kept = z.check<z.infer<typeof openingHoursSchema>>(({ value, issues }) => {
  for (const { weekday, sentence } of hoursProblems(value)) {
    issues.push({ code: 'custom', message: sentence, input: value, path: [weekday] })
  }
})

/** The public profile of a company, which its manager edits: the body of `PUT /company/profile`, always whole. */
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
