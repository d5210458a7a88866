import * as z from 'zod/mini'
import { fieldSummarySchema } from '../fields/field-summary.ts'
import { companySchema, companyStatuses } from './company.ts'

/** A company as its manager sees it: with its status and all its fields. */
export const ownCompanySchema = z.extend(companySchema, {
  status: z.enum(companyStatuses),
  cnpj: z.nullable(z.string()),
  fields: z.array(fieldSummarySchema),
})
export type OwnCompany = z.infer<typeof ownCompanySchema>
