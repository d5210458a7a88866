import type { Database } from '../../db/database.ts'

/** What a row of a table says of the company it belongs to. */
export function companyFacts(db: Database, companyId: string): { companyName: string; timeZone: string } {
  const company = db.companies.find(companyId)
  if (!company) throw new Error(`there is no company ${companyId}`)
  return { companyName: company.name, timeZone: company.timeZone }
}
