import { waitingWayOf } from '@campo-livre/domain/waiting/wait.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import { toCompany } from './to-company.ts'

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
    waitingWay: waitingWayOf(company),
    version,
    fields: inUse.map(toFieldSummary),
    drafts: drafts.map(({ id, name }) => ({ id, name })),
  }
}
