import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { requireCompany, toOwnCompany } from './to-own-company.ts'

/** The company of the one who asks, with all its fields by name: its zone and its names, without a guess. */
export const getOwnCompany = call({
  method: 'GET',
  path: '/company',
  who: ['company'],
  summary: 'The company of the one who asks, approved or not, with all its fields by name.',
  output: ownCompanySchema,
  refusals: { 404: 'None yet.' },
  handle: ({ db, user }) => ok(toOwnCompany(db, requireCompany(db, user))),
})
