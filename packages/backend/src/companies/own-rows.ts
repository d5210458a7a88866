import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { companyOf } from '../bookings/own-booking.ts'

/** Returns the rows of the user's company; none without a company. */
export function ownRows<T>(
  db: Database,
  user: UserRecord,
  table: { by(index: 'companyId', key: string): readonly T[] },
): readonly T[] {
  const company = companyOf(db, user)
  return company === null ? [] : table.by('companyId', company.id)
}
