import * as z from 'zod/mini'
import { fieldSummarySchema } from '../fields/field-summary.ts'
import { companySchema, companyStatuses } from './company.ts'

/** A company as its manager sees it: with its status and all its fields. */
export const ownCompanySchema = z.extend(companySchema, {
  status: z.enum(companyStatuses),
  /** The admin's reason for a refusal or a suspension. */
  statusReason: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  fields: z.array(fieldSummarySchema),
})
export type OwnCompany = z.infer<typeof ownCompanySchema>
