import * as z from 'zod/mini'
import { fieldSummarySchema } from '../fields/field-summary.ts'
import { companySchema } from './company.ts'

/** A company as the one who runs it sees it: with all its fields. */
export const ownCompanySchema = z.extend(companySchema, { fields: z.array(fieldSummarySchema) })
export type OwnCompany = z.infer<typeof ownCompanySchema>
