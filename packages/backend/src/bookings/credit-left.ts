import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { creditBalance } from '@campo-livre/domain/credit/credit.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { Database } from '../store/database.ts'

/** Returns the credit in cents that the athlete of a booking has left at its arena; 0 for a walk-in. */
export function creditLeft(
  db: Database,
  now: string,
  { athleteId, companyId }: Pick<Booking, 'athleteId' | 'companyId'>,
): number {
  if (athleteId === null) return 0
  const here = (row: { companyId: string }) => row.companyId === companyId
  const bookings = db.bookings.by('creditOf', athleteId).filter(here)
  const accounts: Partial<Pick<Account, 'credits'>>[] = [
    ...db.bookings
      .by('creditBy', athleteId)
      .filter(here)
      .flatMap(({ counter }) => counter ?? []),
    ...db.tabs.by('creditBy', athleteId).filter(here),
    ...db.series
      .by('creditBy', athleteId)
      .filter(here)
      .flatMap((series) => series.accounts),
  ]
  const taken = accounts
    .flatMap(({ credits = [] }) => credits)
    .filter(({ byId, voided }) => byId === athleteId && !voided)
  return creditBalance(
    bookings,
    now,
    taken.reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

/** Returns the ids of the arenas at which an athlete has had credit. */
export function arenasOfCredit(db: Database, athleteId: string): readonly string[] {
  const rows = [
    ...db.bookings.by('creditOf', athleteId),
    ...db.bookings.by('creditBy', athleteId),
    ...db.tabs.by('creditBy', athleteId),
    ...db.series.by('creditBy', athleteId),
  ]
  return [...new Set(rows.map(({ companyId }) => companyId))]
}
