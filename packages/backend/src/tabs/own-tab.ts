import type { Database } from '../store/database.ts'
import type { CompanyRecord, TabRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'

/** Returns a tab of an athlete and the company at which it is; 404 for anybody else's. */
export function ownTab(
  db: Database,
  user: UserRecord,
  id: string,
): { tab: TabRecord; company: CompanyRecord } {
  const tab = db.tabs.find(id)
  if (!tab || tab.athleteId !== user.id) throw notFound()
  const company = db.companies.find(tab.companyId)
  if (!company) throw new Error(`tab ${id} has lost its company`)
  return { tab, company }
}
