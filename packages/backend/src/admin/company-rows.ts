import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { ratingOf } from '../companies/rating-of.ts'

/** Returns companies as rows of the admin's table, in every state, by name. */
export function companyRows(db: Database, companies: readonly CompanyRecord[]): readonly CompanyRow[] {
  return rowsOf(companies, [db.users.all(), db.fields.all(), db.reviews.all()], () =>
    companies
      .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
      .map((company) => toCompanyRow(db, company)),
  )
}

const rowsOf = memoizeByInputs<CompanyRow[]>()

function toCompanyRow(db: Database, company: CompanyRecord): CompanyRow {
  const {
    id,
    name,
    slug,
    address,
    ownerId,
    phone,
    status,
    statusReason = null,
    timeZone,
    cnpj = null,
  } = company
  const owner = ownerId === null ? undefined : db.users.find(ownerId)
  const { average, count } = ratingOf(db.reviews.by('companyId', id))
  return {
    id,
    name,
    slug,
    cep: address.cep,
    street: address.street,
    number: address.number,
    district: address.district,
    city: address.city,
    state: address.state,
    ownerName: owner?.name ?? null,
    ownerEmail: owner?.email ?? null,
    ownerPhone: owner?.phone ?? null,
    cnpj,
    phone,
    status,
    statusReason,
    fields: db.fields.by('companyId', id).length,
    rating: average,
    reviews: count,
    timeZone,
  }
}
