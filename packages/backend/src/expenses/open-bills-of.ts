import { arenaAccounts } from '@campo-livre/domain/splits/bring-to-arena.ts'
import type { OpenBill } from '@campo-livre/domain/expenses/statement/bill.ts'
import { billOfRow, openShares } from '@campo-livre/domain/expenses/statement/open-bills.ts'
import { openOfBills, openOfBooking, openOfTab } from '@campo-livre/domain/financial/open-items.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { CompanyRecord, SplitRecord } from '../store/records.ts'
import { billsByNow, bookingsOnTabs, sourcesOf } from '../financial/entries-of.ts'
import { arenaOf } from '../splits/arena-of.ts'
import { findArenaAccount } from '../splits/arena-account.ts'

/** The days by which a month of a fixed slot may be paid before it begins. */
const EARLY = 15

/** Returns the bills that somebody owes a company and a transaction may pay (rule 10): what is open, and shares of it. */
export function openBillsOf(db: Database, company: CompanyRecord, now: string): OpenBill[] {
  const { id: companyId, timeZone } = company
  const { bookings, tabs, context } = sourcesOf(db, company, now)
  const onTabs = bookingsOnTabs(tabs)
  return [
    ...bookings.flatMap((booking) =>
      openOfBooking(booking, onTabs.has(booking.id), now, context).map((row) =>
        billOfRow({ of: 'booking', id: booking.id }, row, localDay(timeZone, booking.createdAt)),
      ),
    ),
    ...tabs.flatMap((tab) =>
      openOfTab(tab, context).map((row) => billOfRow({ of: 'tab', id: tab.id }, row, row.entry.day)),
    ),
    ...billsByNow(db, company, now).flatMap(({ each, bills }) =>
      bills.flatMap((bill) => {
        const { month } = bill
        const since = addDays(`${month}-01`, -EARLY)
        return openOfBills(each, [bill], context).map((row) =>
          billOfRow({ of: 'series', id: each.id, month }, row, since),
        )
      }),
    ),
    ...splitsAbout(db, [...bookings, ...tabs])
      .filter((split) => arenaOf(db, split)?.id === companyId)
      .flatMap((split) => openShares(split, arenaAccounts(split, findArenaAccount(db, now)))),
  ]
}

/** Returns the bills on which any of some bookings and tabs is, each once, the oldest first. */
function splitsAbout(db: Database, sources: readonly { readonly id: string }[]): readonly SplitRecord[] {
  const found = mapAll(sources, ({ id }) => db.splits.by('sourceId', id)).flat()
  return [...new Set(found)].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}
