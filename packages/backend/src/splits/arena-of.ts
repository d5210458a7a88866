import type { Database } from '../store/database.ts'
import type { CompanyRecord, SplitRecord } from '../store/records.ts'

/** Returns the arena whose booking or tab is on a bill; undefined for a bill without one. */
export function arenaOf(db: Database, { items }: SplitRecord): CompanyRecord | undefined {
  const source = items.find((item) => item.source !== null)?.source
  if (!source) return undefined
  const thing = source.kind === 'tab' ? db.tabs.find(source.id) : db.bookings.find(source.id)
  return thing && db.companies.find(thing.companyId)
}
