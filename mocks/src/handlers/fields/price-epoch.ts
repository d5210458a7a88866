import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import { memoize } from '../../db/memoize.ts'
import type { FieldRecord } from '../../db/records.ts'

const changing = memoize((fields: readonly FieldRecord[]) =>
  fields.filter(({ nextPrices }) => nextPrices !== null),
)

/**
 * Counts the fields whose later prices apply by now. While this number is the same, so are the prices of each, wherever
 * the clock is moved.
 */
export function priceEpoch(db: Database, now: string): number {
  return changing(db.fields.all()).filter(({ companyId, nextPrices }) => {
    const zone = db.companies.find(companyId)?.timeZone
    return zone !== undefined && nextPrices !== null && nextPrices.from <= localDay(zone, now)
  }).length
}
