import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { companyStatuses } from './company.ts'

export const companyStatusLabels: Record<(typeof companyStatuses)[number], string> = {
  awaiting_approval: 'Aguardando aprovação',
  approved: 'Aprovada',
  refused: 'Recusada',
  suspended: 'Suspensa',
}

/** A company in the admin's list. */
export const listedCompany = declareColumns({
  id: 'shown',
  name: ['text', z.string()],
  slug: ['shown', z.string()],
  /** Its 8 digits. */
  cep: ['text', z.string()],
  street: ['text', z.string()],
  number: ['shown', z.string()],
  district: ['text', z.string()],
  city: ['text', z.string()],
  state: ['text', z.string()],
  ownerName: ['text', z.nullable(z.string())],
  ownerEmail: ['text', z.nullable(z.string())],
  ownerPhone: ['text', z.nullable(z.string())],
  cnpj: ['text', z.nullable(z.string())],
  /** The phone number that the site shows. */
  phone: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(companyStatuses)],
  /** The reason of a refusal or a suspension. */
  statusReason: ['text', z.nullable(z.string())],
  /** The number of its fields, inactive ones included. */
  fields: ['count', z.int()],
  rating: ['count', z.nullable(z.number())],
  reviews: ['count', z.int()],
  timeZone: ['shown', timeZoneSchema],
})
export const companyRowSchema = rowSchemaOf(listedCompany)
export type CompanyRow = z.infer<typeof companyRowSchema>
export const companyColumns = filterableOf(listedCompany)
