import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { creditBalance } from '@campo-livre/domain/credit/credit.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { Database } from '../store/database.ts'
import { readTogether } from '../store/not-loaded.ts'

/** Returns the credit in cents that the athlete of a booking has left at its arena; 0 for a walk-in. */
export function creditLeft(
  db: Database,
  now: string,
  { athleteId, companyId }: Pick<Booking, 'athleteId' | 'companyId'>,
): number {
  if (athleteId === null) return 0
  const here = (row: { companyId: string }) => row.companyId === companyId
  const { given, paidBookings, tabs, series } = rowsWithCredit(db, athleteId)
  const accounts: Partial<Pick<Account, 'credits'>>[] = [
    ...paidBookings.filter(here).flatMap(({ counter }) => counter ?? []),
    ...tabs.filter(here),
    ...series.filter(here).flatMap((each) => each.accounts),
  ]
  const taken = accounts
    .flatMap(({ credits = [] }) => credits)
    .filter(({ byId, voided }) => byId === athleteId && !voided)
  return creditBalance(
    given.filter(here),
    now,
    taken.reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

/** Returns the ids of the arenas at which an athlete has had credit. */
export function arenasOfCredit(db: Database, athleteId: string): readonly string[] {
  const { given, paidBookings, tabs, series } = rowsWithCredit(db, athleteId)
  const rows = [...given, ...paidBookings, ...tabs, ...series]
  return [...new Set(rows.map(({ companyId }) => companyId))]
}

/** Returns the bookings that gave an athlete credit or took some, and all that was paid with it at the counter. */
function rowsWithCredit(db: Database, athleteId: string) {
  const [given, paidBookings, tabs, series] = readTogether(
    () => db.bookings.by('creditOf', athleteId),
    () => db.bookings.by('creditBy', athleteId),
    () => db.tabs.by('creditBy', athleteId),
    () => db.series.by('creditBy', athleteId),
  )
  return { given, paidBookings, tabs, series }
}
