import type { TillRow } from '@campo-livre/domain/tills/till-row.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { tillRows } from './till-rows.ts'

/** Returns the closed till of a company whose difference still needs a reason; undefined for none. */
export function unexplainedIn(db: Database, company: CompanyRecord): TillRow | undefined {
  return tillRows(db, company).find(({ status }) => status === 'unexplained')
}
