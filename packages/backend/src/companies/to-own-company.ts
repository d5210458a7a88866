import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import { toCompany } from './to-company.ts'

/** Returns the user's company; 404 for none. */
export function requireCompany(db: Database, user: UserRecord): CompanyRecord {
  const company = companyOf(db, user)
  if (company === null) throw notFound()
  return company
}

/** Returns a company as its owner sees it, with its fields in use and its drafts by name. */
export function toOwnCompany(db: Database, company: CompanyRecord): OwnCompany {
  const fields = db.fields
    .by('companyId', company.id)
    .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
  const { status, statusReason = null, cnpj = null, sellsBeyondStock = false, version } = company
  const inUse = fields.filter((field) => field.status === 'active' || field.status === 'inactive')
  const drafts = fields.filter((field) => field.status === 'draft')
  return {
    ...toCompany(db, company),
    status,
    statusReason,
    cnpj,
    sellsBeyondStock,
    version,
    fields: inUse.map(toFieldSummary),
    drafts: drafts.map(({ id, name }) => ({ id, name })),
  }
}
