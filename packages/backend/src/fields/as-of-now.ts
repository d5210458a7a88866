import { asOf } from '@campo-livre/domain/fields/prices/later-prices.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { FieldRecord } from '../store/records.ts'

/** Returns a field with the prices that apply today at its company. */
export function asOfNow(db: Database, field: FieldRecord, now: string): FieldRecord {
  const zone = field.nextPrices.length > 0 && db.companies.find(field.companyId)?.timeZone
  return zone ? asOf(field, localDay(zone, now)) : field
}
