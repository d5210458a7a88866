import { differenceCents } from '@campo-livre/domain/tills/count-correction.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { withClosings } from '@campo-livre/domain/financial/closing.ts'
import type { DatedEntry, EntryContext } from '@campo-livre/domain/financial/dated-entry.ts'
import { newestFirst } from '@campo-livre/domain/financial/dated-entry.ts'
import { earnedByBooking, earnedByTab, owedByExpense } from '@campo-livre/domain/financial/earned.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import {
  moneyOfBooking,
  moneyOfExpense,
  moneyOfSeries,
  moneyOfTab,
  moneyOfTill,
} from '@campo-livre/domain/financial/money.ts'
import {
  openOfBills,
  openOfBooking,
  openOfExpense,
  openOfTab,
} from '@campo-livre/domain/financial/open-items.ts'
import { comingFromCards, feesOfCards, settleCards } from '@campo-livre/domain/financial/settle-cards.ts'
import { usualSettings } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { startEntries } from '@campo-livre/domain/financial/settings/starts.ts'
import { type Bill, billsOf } from '@campo-livre/domain/series/bill.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { BookingRecord, CompanyRecord, SeriesRecord, TabRecord } from '../store/records.ts'
import { epochOf } from '../bookings/epoch.ts'
import { seriesContext } from '../series/series-context.ts'
import { resoldOf } from '../series/to-series.ts'

/**
 * Returns all movements of a company's money (rule 10), newest first. Those of closed months are as they were then, with
 * adjustments after them.
 */
export function entriesOf(db: Database, company: CompanyRecord, now: string): readonly Entry[] {
  const [closings, live] = readTogether(
    () => db.closings.by('companyId', company.id),
    () => liveEntries(db, company, now),
  )
  return shownCash(live, [closings], () => withClosings(live, closings, 'cash'))
}

const shownCash = memoizeByInputs<readonly Entry[]>()

/** Returns what a company has earned and owed up to now (rule 10), newest first; of closed months as with movements. */
export function accrualsOf(db: Database, company: CompanyRecord, now: string): readonly Entry[] {
  const [closings, live] = readTogether(
    () => db.closings.by('companyId', company.id),
    () => liveAccruals(db, company, now),
  )
  return shownAccruals(live, [closings], () => withClosings(live, closings, 'accrual'))
}

const shownAccruals = memoizeByInputs<readonly Entry[]>()

/** The bookings of a company in which rachas are played that were not cancelled; the same set while they stay the same. */
const rachasIn = (() => {
  const inBookings = memoizeByInputs<readonly string[]>()
  const sets = new WeakMap<readonly BookingRecord[], ReadonlySet<string>>()
  return (db: Database, bookings: readonly BookingRecord[]): ReadonlySet<string> => {
    const found = inBookings(bookings, [db.rachas.revision()], () =>
      mapAll(bookings, ({ id }) =>
        db.rachas.by('bookingId', id).some(({ cancelledAt }) => cancelledAt === null) ? id : [],
      ).flat(),
    )
    const known = sets.get(bookings)
    if (known?.size === found.length && found.every((id) => known.has(id))) return known
    const set = new Set(found)
    sets.set(bookings, set)
    return set
  }
})()

/** Returns all that the rows of a company are made of. `known` is what they depend on beside its bookings. */
export function sourcesOf(db: Database, company: CompanyRecord, now: string) {
  const { id, timeZone } = company
  const [bookings, tabs, series, expenses, tills, fields, rachas] = readTogether(
    () => db.bookings.by('companyId', id),
    () => db.tabs.by('companyId', id),
    () => db.series.by('companyId', id),
    () => db.expenses.by('companyId', id),
    () => db.tills.by('companyId', id),
    () => db.fields.by('companyId', id),
    () => rachasIn(db, db.bookings.by('companyId', id)),
  )
  const today = localDay(timeZone, now)
  const known = [tabs, series, expenses, tills, fields, timeZone, today, rachas]
  const context: EntryContext = {
    timeZone,
    field: (fieldId) => db.fields.find(fieldId),
    isRacha: (bookingId) => rachas.has(bookingId),
  }
  const tillMoney = () =>
    tills.flatMap((till) => moneyOfTill(till, isClosed(till) ? differenceCents(till) : 0, context))
  return { bookings, tabs, series, expenses, tillMoney, today, known, context }
}

/** Returns the reads of all that the money of an arena is made of, each by itself. */
export function moneyReads(db: Database, now: string, arena: () => CompanyRecord): (() => unknown)[] {
  return [
    () => db.closings.by('companyId', arena().id),
    () => db.closures.by('companyId', arena().id),
    () => db.products.by('companyId', arena().id),
    () => sourcesOf(db, arena(), now),
    () => billsByNow(db, arena(), now),
  ]
}

/** Returns all money as it was taken and paid: that of cards on the day on which they paid. */
export function takenMoney(db: Database, company: CompanyRecord, now: string): readonly DatedEntry[] {
  const { bookings, tabs, series, expenses, tillMoney, known, context } = sourcesOf(db, company, now)
  return takenAt(bookings, known, () => [
    ...bookings.flatMap((booking) => moneyOfBooking(booking, context)),
    ...series.flatMap((each) => moneyOfSeries(each, context)),
    ...tabs.flatMap((tab) => moneyOfTab(tab, context)),
    ...expenses.flatMap((expense) => moneyOfExpense(expense, context)),
    ...tillMoney(),
  ])
}

const takenAt = memoizeByInputs<DatedEntry[]>()

/** Returns all movements as they are now, newest first. */
function liveEntries(db: Database, company: CompanyRecord, now: string): readonly Entry[] {
  const { context } = sourcesOf(db, company, now)
  const { starts, cardTerms } = company.money ?? usualSettings
  const taken = takenMoney(db, company, now)
  return moneyAt(taken, [starts, cardTerms], () => {
    const rows = settleCards(taken, cardTerms, context)
    return newestFirst([...rows, ...startEntries(rows, starts, context)])
  })
}

const moneyAt = memoizeByInputs<Entry[]>()

/** Returns what was earned and owed, as it is now, newest first. */
function liveAccruals(db: Database, company: CompanyRecord, now: string): readonly Entry[] {
  const { bookings, tabs, expenses, tillMoney, today, known, context } = sourcesOf(db, company, now)
  const { cardTerms } = company.money ?? usualSettings
  const taken = takenMoney(db, company, now)
  return earnedAt(bookings, [...known, taken, cardTerms, epochOf(bookings, now)], () => {
    const lines = new Map(
      billsByNow(db, company, now).flatMap(({ bills }) =>
        bills.flatMap((bill) => bill.lines.map((line) => [line.bookingId, line] as const)),
      ),
    )
    return newestFirst([
      ...bookings.flatMap((booking) => earnedByBooking(booking, lines.get(booking.id), now, context)),
      ...tabs.flatMap((tab) => earnedByTab(tab, context)),
      ...expenses.flatMap((expense) => owedByExpense(expense, today, context)),
      ...feesOfCards(taken, cardTerms, context),
      ...tillMoney()
        .filter(({ entry }) => entry.kind !== 'transfer')
        .map(({ at, entry }) => ({ at, entry: { ...entry, method: null, account: null } })),
    ])
  })
}

const earnedAt = memoizeByInputs<Entry[]>()

/** Returns what is still to be paid to a company and by it, the latest first. */
export function openItemsOf(db: Database, company: CompanyRecord, now: string): readonly Entry[] {
  const { bookings, tabs, expenses, today, known, context } = sourcesOf(db, company, now)
  const { cardTerms } = company.money ?? usualSettings
  const taken = takenMoney(db, company, now)
  return openAt(bookings, [...known, taken, cardTerms, epochOf(bookings, now)], () => {
    const onTabs = bookingsOnTabs(tabs)
    return newestFirst([
      ...bookings.flatMap((booking) => openOfBooking(booking, onTabs.has(booking.id), now, context)),
      ...tabs.flatMap((tab) => openOfTab(tab, context)),
      ...billsByNow(db, company, now).flatMap(({ each, bills }) => openOfBills(each, bills, context)),
      ...expenses.flatMap((expense) => openOfExpense(expense, context)),
      ...comingFromCards(taken, cardTerms, today, context),
    ])
  })
}

const openAt = memoizeByInputs<Entry[]>()

/** Returns the ids of the bookings for which a tab asks. */
export function bookingsOnTabs(tabs: readonly TabRecord[]): Set<string> {
  return new Set(
    tabs
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ items }) => items.flatMap(({ bookingId }) => bookingId ?? [])),
  )
}

/** Returns the bills of the fixed slots of a company up to the present month. */
export function billsByNow(
  db: Database,
  company: CompanyRecord,
  now: string,
): { each: SeriesRecord; bills: Bill[] }[] {
  const { data } = seriesContext(db, { company, now, userId: null })
  const today = localDay(company.timeZone, now)
  return mapAll(db.series.by('companyId', company.id), (each) => {
    const bookings = db.bookings.by('seriesId', each.id)
    const resold = resoldOf(bookings, data)
    const facts = { bookings, isResold: ({ id }: BookingRecord) => resold.has(id), today }
    return { each, bills: billsOf(each, facts, today.slice(0, 7)) }
  })
}
