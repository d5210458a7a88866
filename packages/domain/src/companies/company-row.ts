import * as z from 'zod/mini'
import { timeZoneSchema } from '../time/zone.ts'
import { companyStatuses } from './company.ts'

export const companyStatusLabels: Record<(typeof companyStatuses)[number], string> = {
  awaiting_approval: 'Aguardando aprovação',
  approved: 'Aprovada',
  refused: 'Recusada',
  suspended: 'Suspensa',
}

/** A company in the admin's list. */
export const companyRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Its 8 digits. */
  cep: z.string(),
  street: z.string(),
  number: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
  ownerName: z.nullable(z.string()),
  ownerEmail: z.nullable(z.string()),
  ownerPhone: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  /** The phone number that the site shows. */
  phone: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  /** The reason of a refusal or a suspension. */
  statusReason: z.nullable(z.string()),
  /** The number of its fields, inactive ones included. */
  fields: z.int(),
  rating: z.nullable(z.number()),
  reviews: z.int(),
  timeZone: timeZoneSchema,
})
export type CompanyRow = z.infer<typeof companyRowSchema>
