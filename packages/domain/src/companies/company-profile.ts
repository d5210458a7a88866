import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { holidaySchema } from '../time/holiday.ts'
import { MAX_INSTALMENTS } from '../payments/card/max-instalments.ts'
import { wholeBetween } from '../text/whole-between.ts'
import { phoneSchema } from '../users/phone.ts'
import { amenities } from './amenities.ts'
import { type ArenaRules, arenaRulesSchema, asksDeposit } from './arena-rules.ts'
import { companyNameSchema, postalAddressSchema } from './company-registration.ts'
import { hoursProblems } from './hours-problems.ts'
import { openingHoursSchema } from './opening-hours.ts'

export const MAX_DESCRIPTION_LETTERS = 2000
const MAX_HOLIDAYS = 60

/** Checks that opening hours do not overlap; each problem is reported at its weekday. */
const kept = z.check<z.infer<typeof openingHoursSchema>>(({ value, issues }) => {
  for (const { weekday, sentence } of hoursProblems(value)) {
    issues.push({ code: 'custom', message: sentence, input: value, path: [weekday] })
  }
})

/** Checks that an arena which asks for a deposit does not let people book without one. */
const oneWayToPay = z.check<{ rules: ArenaRules; acceptsPayAtVenue: boolean }>(({ value, issues }) => {
  if (!asksDeposit(value.rules) || !value.acceptsPayAtVenue) return
  const message = 'Com sinal, ninguém reserva sem pagar nada antes. Escolha um dos dois.'
  issues.push({ code: 'custom', message, input: value.acceptsPayAtVenue, path: ['acceptsPayAtVenue'] })
})

const profile = z.object({
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
  holidays: z
    .array(holidaySchema)
    .check(z.maxLength(MAX_HOLIDAYS, `Use no máximo ${MAX_HOLIDAYS} feriados.`)),
  rules: arenaRulesSchema,
  acceptsPayAtVenue: z.boolean(),
  maxInstalments: wholeBetween(1, MAX_INSTALMENTS),
})

/** The public profile of a company, which its manager edits, always whole. */
export const companyProfileSchema = profile.check(oneWayToPay)
export type CompanyProfile = z.infer<typeof companyProfileSchema>

/** The body of `PUT /company/profile`: `version` is that of the company as it was read. */
export const companyProfileChangeSchema = z.extend(profile, { version: z.int() }).check(oneWayToPay)
export type CompanyProfileChange = z.infer<typeof companyProfileChangeSchema>
