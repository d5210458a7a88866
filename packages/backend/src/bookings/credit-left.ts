import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { creditBalance } from '@campo-livre/domain/credit/credit.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'

/** Returns the credit in cents that the athlete of a booking has left at its arena; 0 for a walk-in. */
export function creditLeft(
  db: Database,
  now: string,
  { athleteId, companyId }: Pick<Booking, 'athleteId' | 'companyId'>,
): number {
  if (athleteId === null) return 0
  const own = movedOf(db).get(keyOf(companyId, athleteId))
  return own ? creditBalance(own.bookings, now, own.spentCents) : 0
}

/** The bookings that gave or took credit, and the cents that accounts have taken. */
type Moved = { bookings: BookingRecord[]; spentCents: number }

const keyOf = (companyId: string, athleteId: string) => `${companyId} ${athleteId}`
const movedIn = memoizeByInputs<Map<string, Moved>>()

/** Returns what moved credit, by arena and athlete: bookings, and the accounts of bookings, tabs and months. */
function movedOf(db: Database): Map<string, Moved> {
  const [bookings, tabs, series] = [db.bookings.all(), db.tabs.all(), db.series.all()]
  return movedIn(bookings, [tabs, series], () => {
    const moved = new Map<string, Moved>()
    const at = (companyId: string, athleteId: string) => {
      const key = keyOf(companyId, athleteId)
      const found = moved.get(key) ?? { bookings: [], spentCents: 0 }
      moved.set(key, found)
      return found
    }
    const take = (companyId: string, { credits = [] }: Pick<Account, 'credits'>) => {
      for (const { byId, amountCents, voided } of credits)
        if (byId !== null && !voided) at(companyId, byId).spentCents += amountCents
    }
    for (const booking of bookings) {
      const { companyId, athleteId, counter, rain, creditUsed, cancellation } = booking
      if (counter) take(companyId, counter)
      if (athleteId !== null && (rain || creditUsed || cancellation?.creditCents))
        at(companyId, athleteId).bookings.push(booking)
    }
    for (const tab of tabs) take(tab.companyId, tab)
    for (const { companyId, accounts } of series) for (const account of accounts) take(companyId, account)
    return moved
  })
}
