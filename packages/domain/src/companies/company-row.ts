import * as z from 'zod/mini'
import { byName, declareColumns, declareList, filterableOf, rowSchemaOf } from '../lists/declare-list.ts'
import { countRows, joined, own } from '../lists/expressions.ts'
import { meanStars } from '../reviews/mean-stars.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { companyStatuses } from './company.ts'
import { storedCompanySchema } from './stored-company.ts'

export const companyStatusLabels: Record<(typeof companyStatuses)[number], string> = {
  awaiting_approval: 'Aguardando aprovação',
  approved: 'Aprovada',
  refused: 'Recusada',
  suspended: 'Suspensa',
}

/** A company in the admin's list. */
const columns = declareColumns({
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
export const companyRowSchema = rowSchemaOf(columns)
export type CompanyRow = z.infer<typeof companyRowSchema>
export const companyColumns = filterableOf(columns)

/** The list of all companies, in every state, by name. */
export const companyList = declareList(columns, {
  table: 'companies',
  stored: storedCompanySchema,
  joins: { owner: { table: 'users', key: 'ownerId', optional: true } },
  order: [byName(own('name')), byName(own('id'))],
  values: {
    cep: own('address.cep'),
    street: own('address.street'),
    number: own('address.number'),
    district: own('address.district'),
    city: own('address.city'),
    state: own('address.state'),
    ownerName: joined('owner', 'name'),
    ownerEmail: joined('owner', 'email'),
    ownerPhone: joined('owner', 'phone'),
    cnpj: own('cnpj'),
    statusReason: own('statusReason'),
    fields: countRows('fields', 'companyId'),
    rating: meanStars('companyId'),
    reviews: countRows('reviews', 'companyId'),
  },
})
