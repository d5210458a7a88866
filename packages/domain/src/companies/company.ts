import * as z from 'zod/mini'
import { timeZoneSchema } from '../time/zone.ts'
import { amenities } from './amenities.ts'
import { cancellationPolicySchema } from './cancellation-policy.ts'
import { openingHoursSchema } from './opening-hours.ts'

export const addressSchema = z.object({
  cep: z.string(),
  street: z.string(),
  number: z.string(),
  district: z.string(),
  city: z.string(),
  /** Two letters: `CE`. */
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Address = z.infer<typeof addressSchema>

/** Mean of the reviews (1–5, one decimal) and how many there are; `average` is null before the first. */
export const ratingSchema = z.object({ average: z.nullable(z.number()), count: z.int() })
export type Rating = z.infer<typeof ratingSchema>

export const companyStatuses = ['awaiting_approval', 'approved', 'refused', 'suspended'] as const

/** A company as anyone may see it. */
export const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imagePath: z.nullable(z.string()),
  /** Digits with country and area code: `5585999990000`. */
  whatsapp: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: addressSchema,
  timeZone: timeZoneSchema,
  amenities: z.array(z.enum(amenities)),
  openingHours: openingHoursSchema,
  cancellationPolicy: cancellationPolicySchema,
  /** What happens to a booking of an uncovered field when it rains, in the company's words. */
  rainRule: z.nullable(z.string()),
  acceptsPayAtVenue: z.boolean(),
  rating: ratingSchema,
})
export type Company = z.infer<typeof companySchema>

/** What a card or a ticket needs to say about a company. */
export const companySummarySchema = z.pick(companySchema, {
  id: true,
  name: true,
  slug: true,
  imagePath: true,
  whatsapp: true,
  phone: true,
  address: true,
  timeZone: true,
  amenities: true,
  acceptsPayAtVenue: true,
})
export type CompanySummary = z.infer<typeof companySummarySchema>

/** `Rua das Palmeiras, 120, Meireles, Fortaleza, CE`. */
export function formatAddress({ street, number, district, city, state }: Address): string {
  return `${street}, ${number}, ${district}, ${city}, ${state}`
}
