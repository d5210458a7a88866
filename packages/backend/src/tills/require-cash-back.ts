import { refuseCashBack } from '@campo-livre/domain/tills/drawer.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { openTillOf } from './tills-of.ts'
import { tillEntriesOf } from './till-entries.ts'

/** Refuses a change that hands more cash back than lies in the drawer of the company's open till (H3). */
export function requireCashBack(db: Database, company: CompanyRecord, cents: number, data?: unknown): void {
  const refusal = refuseCashBack(openTillOf(db, company), cents, tillEntriesOf(db, company.id))
  if (refusal) throw new Refused(refusal.code, refusal.message, { data })
}
