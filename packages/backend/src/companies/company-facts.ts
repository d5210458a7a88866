import type { Database } from '../store/database.ts'

/** Returns the name and the time zone of a row's company. */
export function companyFacts(db: Database, companyId: string): { companyName: string; timeZone: string } {
  const company = db.companies.find(companyId)
  if (!company) throw new Error(`there is no company ${companyId}`)
  return { companyName: company.name, timeZone: company.timeZone }
}
