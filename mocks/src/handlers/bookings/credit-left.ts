import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { creditBalance } from '@campo-livre/domain/credit/credit.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { Database } from '../../db/database.ts'
import { memoizeByInputs } from '../../db/memoize.ts'

/** Returns the credit in cents that the athlete of a booking has left at its arena; 0 for a walk-in. */
export function creditLeft(
  db: Database,
  now: string,
  { athleteId, companyId }: Pick<Booking, 'athleteId' | 'companyId'>,
): number {
  if (athleteId === null) return 0
  const bookings = db.bookings.by('athleteId', athleteId)
  return creditBalance(
    bookings.filter((booking) => booking.companyId === companyId),
    now,
    spentOf(db).get(keyOf(companyId, athleteId)),
  )
}

const keyOf = (companyId: string, athleteId: string) => `${companyId} ${athleteId}`
const spentIn = memoizeByInputs<Map<string, number>>()

/** Returns the credit that accounts have taken, in cents, by arena and athlete: of bookings, tabs and months. */
function spentOf(db: Database): Map<string, number> {
  const [bookings, tabs, series] = [db.bookings.all(), db.tabs.all(), db.series.all()]
  return spentIn(bookings, [tabs, series], () => {
    const spent = new Map<string, number>()
    const take = (companyId: string, { credits = [] }: Pick<Account, 'credits'>) => {
      for (const { byId, amountCents, voided } of credits) {
        if (byId === null || voided) continue
        const key = keyOf(companyId, byId)
        spent.set(key, (spent.get(key) ?? 0) + amountCents)
      }
    }
    for (const { companyId, counter } of bookings) if (counter) take(companyId, counter)
    for (const tab of tabs) take(tab.companyId, tab)
    for (const { companyId, accounts } of series) for (const account of accounts) take(companyId, account)
    return spent
  })
}
