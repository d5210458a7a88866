import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { CompanySummary } from '@campo-livre/domain/companies/company-summary.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { ratingOf } from './rating-of.ts'

/** Returns a company as anyone may see it: without owner, status and its reason, CNPJ, Pix key, version and settings of its counter and finances. */
export function toCompany(
  db: Database,
  {
    ownerId,
    status,
    statusReason,
    cnpj,
    pixKey,
    version,
    sellsBeyondStock,
    waitingWay,
    sharing,
    money,
    ...company
  }: CompanyRecord,
): Company {
  return { ...company, rating: ratingOf(db.reviews.by('companyId', company.id)) }
}

/** Returns the part of a company that cards and tickets show. */
export function toCompanySummary(company: CompanyRecord): CompanySummary {
  const { id, name, slug, imagePath, whatsapp, phone, address, timeZone, amenities } = company
  const { acceptsPayAtVenue, maxInstalments } = company
  const facts = { address, timeZone, amenities, acceptsPayAtVenue, maxInstalments }
  return { id, name, slug, imagePath, whatsapp, phone, ...facts }
}
