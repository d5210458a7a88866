import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(companyRowSchema)

/** Every company, whatever its standing, by name. For the admin (H12). */
export function adminCompaniesQuery(question: ListQuestion) {
  return listOptions(['admin', 'companies'], 'admin/companies', listSchema, question)
}
