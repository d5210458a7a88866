import { getCompanySpec } from '@campo-livre/contract/companies/get-company.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { publicCompany } from './public-company.ts'
import { toCompany } from './to-company.ts'

/** Returns a company's public profile (A3). */
export const getCompany = answer(getCompanySpec, ({ db, params }) =>
  ok(toCompany(db, publicCompany(db, params.id))),
)
