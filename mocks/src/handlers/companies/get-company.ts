import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { publicCompany } from './public-company.ts'
import { toCompany } from './to-company.ts'

/** A company's public profile (A3). */
export const getCompany = call({
  method: 'GET',
  path: '/companies/{id}',
  who: 'anyone',
  handle: ({ db, params }) => ok(toCompany(db, publicCompany(db, params.id))),
})
