import { getCompanySpec } from '@campo-livre/contract/companies/get-company.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toCompany } from './to-company.ts'
import { owned } from '../ownership/owned.ts'

/** Returns a company's public profile (A3). */
export const getCompany = answer(
  owned(getCompanySpec, 'companies', 'public', { keys: ['id', 'slug'] }),
  ({ db, row }) => ok(toCompany(db, row)),
)
