import { closedTillStatus } from '@campo-livre/domain/tills/till-status.ts'
import type { ClosedTill } from '@campo-livre/domain/tills/till.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { closedTillsOf } from './tills-of.ts'

/** Returns the closed till of a company whose difference still needs a reason; undefined for none. */
export function unexplainedIn(db: Database, company: CompanyRecord): ClosedTill | undefined {
  return closedTillsOf(db, company).find((till) => closedTillStatus(till) === 'unexplained')
}
