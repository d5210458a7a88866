import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'

/**
 * Counts the later prices of all fields whose day has come by now. While this number is the same, so are the prices of
 * each, wherever the clock is moved.
 */
export function priceEpoch(db: Database, now: string): number {
  return db.fields.by('prices', 'later').reduce((count, { companyId, nextPrices }) => {
    const zone = db.companies.find(companyId)?.timeZone
    if (zone === undefined) return count
    const today = localDay(zone, now)
    return count + nextPrices.filter(({ from }) => from <= today).length
  }, 0)
}
