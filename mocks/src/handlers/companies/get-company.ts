import { companySchema } from '@campo-livre/domain/companies/company.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { publicCompany } from './public-company.ts'
import { toCompany } from './to-company.ts'

/** A company's public profile (A3). */
export const getCompany = call({
  method: 'GET',
  path: '/companies/{id}',
  who: 'anyone',
  summary: 'A company by id or slug, as anyone may see it.',
  output: companySchema,
  refusals: { 404: 'Unknown, or not approved.' },
  handle: ({ db, params }) => ok(toCompany(db, publicCompany(db, params.id))),
})
