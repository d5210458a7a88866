import type { ColumnsOf } from '../lists/filters.ts'
import type { CompanyRow } from './company-row.ts'

/** The columns by which companies can be filtered and sorted. */
export const companyColumns = {
  name: 'text',
  street: 'text',
  district: 'text',
  cep: 'text',
  city: 'text',
  state: 'text',
  ownerName: 'text',
  ownerEmail: 'text',
  ownerPhone: 'text',
  cnpj: 'text',
  phone: 'text',
  status: 'choice',
  statusReason: 'text',
  fields: 'count',
  rating: 'count',
  reviews: 'count',
} as const satisfies ColumnsOf<CompanyRow>
