import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import { toCompany } from './to-company.ts'

/** The company of the one who asks, with all its fields by name: its zone and its names, without a guess. */
export const getOwnCompany = call({
  method: 'GET',
  path: '/company',
  who: ['company'],
  summary: 'The company of the one who asks, approved or not, with all its fields by name.',
  output: ownCompanySchema,
  refusals: { 404: 'None yet.' },
  handle: ({ db, user }) => {
    const company = companyOf(db, user)
    if (company === null) throw notFound()
    const fields = db.fields
      .by('companyId', company.id)
      .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
    const { status, cnpj = null } = company
    const own: OwnCompany = { ...toCompany(db, company), status, cnpj, fields: fields.map(toFieldSummary) }
    return ok(own)
  },
})
