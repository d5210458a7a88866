import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { counterSum } from '@campo-livre/domain/bookings/money/venue-part.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import type { ArenaAccount, FindAccount } from '@campo-livre/domain/splits/bring-to-arena.ts'
import type { SplitSource } from '@campo-livre/domain/splits/split.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { tabOf } from '../bookings/booking-data.ts'
import type { Database } from '../store/database.ts'

/** Returns how the accounts of bookings and tabs are found that a bill pays. */
export function findArenaAccount(db: Database, now: string): FindAccount {
  return ({ kind, id }) => (kind === 'tab' ? tabAccount(db, id) : bookingAccount(db, now, id))
}

function tabAccount(db: Database, tabId: string): ArenaAccount | undefined {
  const tab = db.tabs.find(tabId)
  if (!tab || !isOpenTab(tab) || !db.companies.find(tab.companyId)) return undefined
  return { account: tab, payableCents: payableCents(tabSum(tab)) }
}

function bookingAccount(db: Database, now: string, bookingId: string): ArenaAccount | undefined {
  const booking = db.bookings.find(bookingId)
  const company = booking && db.companies.find(booking.companyId)
  if (!company || tabOf(db, bookingId)) return undefined
  const status = statusAt(booking, now)
  if (status !== 'confirmed' && status !== 'completed') return undefined
  return { account: counterPartOf(booking), payableCents: payableCents(counterSum(booking)) }
}

/** Returns the payments of a booking at the counter or of a tab, whatever its state; none for one that is gone. */
export function paymentsAtArena(db: Database, { kind, id }: SplitSource): Account['payments'] {
  if (kind === 'tab') return db.tabs.find(id)?.payments ?? []
  const booking = db.bookings.find(id)
  return booking ? counterPartOf(booking).payments : []
}
