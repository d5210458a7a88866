import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyRecord, UserRecord } from '../../db/records.ts'
import { notFound } from '../../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import { toCompany } from './to-company.ts'

/** The company of the one who asks; 404 where there is none yet. */
export function requireCompany(db: Database, user: UserRecord): CompanyRecord {
  const company = companyOf(db, user)
  if (company === null) throw notFound()
  return company
}

/** A company as the one who runs it sees it, with all its fields by name. */
export function toOwnCompany(db: Database, company: CompanyRecord): OwnCompany {
  const fields = db.fields
    .by('companyId', company.id)
    .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
  const { status, cnpj = null } = company
  return { ...toCompany(db, company), status, cnpj, fields: fields.map(toFieldSummary) }
}
