import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { companyColumns } from '@campo-livre/domain/companies/company-row.ts'
import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllCompaniesCall = {
  method: 'GET',
  path: '/admin/companies',
  output: z.array(z.extend(companyRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllCompaniesSpec = describeAdminList(listAllCompaniesCall, companyColumns)
