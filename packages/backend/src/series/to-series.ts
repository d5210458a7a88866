import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { billAccount, billsOf, giveBackCredit } from '@campo-livre/domain/series/bill.ts'
import type { SeriesContext } from '@campo-livre/domain/series/context.ts'
import { isOwnPause } from '@campo-livre/domain/series/commands/by-athlete.ts'
import { isPaused } from '@campo-livre/domain/series/dates-of.ts'
import { isOpen } from '@campo-livre/domain/series/lay-out.ts'
import type { CompanySeries, SeriesDetail, SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import type { BookingRecord, SeriesRecord } from '../store/records.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { byStart } from '../bookings/by-start.ts'
import { seriesContext } from './series-context.ts'
import { companyOfRow } from '../ownership/own-row.ts'

/** Returns the ids of the dates of a fixed slot that were given back and sold again. */
export function resoldOf(
  bookings: readonly BookingRecord[],
  { isResold }: Pick<SeriesContext['data'], 'isResold'>,
): ReadonlySet<string> {
  const givenBack = bookings.filter(({ cancellation }) => cancellation !== null)
  return new Set(mapAll(givenBack, (booking) => (isResold(booking) ? booking.id : [])).flat())
}

function factsOf(db: Database, now: string, series: SeriesRecord) {
  const company = companyOfRow(db, series)
  const { data } = seriesContext(db, { company, now, userId: null })
  const today = localDay(company.timeZone, now)
  const bookings = byStart(db.bookings.by('seriesId', series.id), 1)
  const resold = resoldOf(bookings, data)
  const next = bookings.find((booking) => isOpen(booking, now))
  const nextMonth = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)
  const bills = billsOf(series, { bookings, isResold: ({ id }) => resold.has(id), today }, nextMonth)
  const due = bills.filter(({ month }) => month <= today.slice(0, 7))
  const sum = (of: typeof bills) => of.reduce((cents, { dueCents }) => cents + dueCents, 0)
  const day = next?.series?.day ?? today
  const segment = series.segments.findLast(({ from }) => from <= day) ?? series.segments.at(-1)
  return {
    company,
    bookings,
    resold,
    bills,
    summary: {
      fieldName: db.fields.find(next?.fieldId ?? segment?.fieldId ?? '')?.name ?? 'Campo',
      timeZone: company.timeZone,
      status: isPaused(series, today) ? ('paused' as const) : next ? ('active' as const) : ('ended' as const),
      segment: segment ?? EMPTY,
      nextStart: next?.start ?? null,
      overdueCents: sum(due.filter(({ state }) => state === 'overdue')),
      dueCents: sum(due),
      oldestDueDay: due.find(({ dueCents }) => dueCents > 0)?.dueDay ?? null,
    },
  }
}

/** The segment of a fixed slot that was cancelled before its first date. */
const EMPTY: SeriesRow['segment'] = {
  from: '1970-01-01',
  until: '1970-01-01',
  fieldId: '',
  startMinute: 0,
  minutes: 60,
  priceCents: 0,
  every: 1,
}

/** Returns a fixed slot as the company's list shows it. */
export function toSeriesRow(db: Database, now: string, series: SeriesRecord): SeriesRow {
  const { id, athleteId, customerName, customerPhone, version } = series
  return { id, athleteId, customerName, customerPhone, version, ...factsOf(db, now, series).summary }
}

/** Returns a fixed slot as its athlete sees it. */
export function toSeriesDetail(db: Database, now: string, series: SeriesRecord): SeriesDetail {
  const [{ company, resold, bookings, bills, summary }, creditLeftCents] = readTogether(
    () => factsOf(db, now, series),
    () => creditLeft(db, now, series),
  )
  const { note: _note, accounts: _accounts, changes, pauses, ...shown } = series
  return {
    ...shown,
    ...summary,
    company: toCompanySummary(company),
    pauses: pauses.map((pause) => ({ ...pause, mine: isOwnPause(series, pause.id) })),
    history: changes
      .filter(({ type }) => told.has(type))
      .map(({ id, at, byId, text }) => ({ id, at, mine: byId !== null && byId === series.athleteId, text })),
    creditLeftCents: creditLeftCents || undefined,
    dates: bookings.map((booking) => {
      const { id: bookingId, code, fieldId, start, end, priceCents, cancellation } = booking
      return {
        bookingId,
        code,
        day: booking.series?.day ?? '',
        fieldId,
        fieldName: db.fields.find(fieldId)?.name ?? 'Campo',
        start,
        end,
        priceCents,
        status: statusAt(booking, now),
        cancelledBy: cancellation?.by ?? null,
        reason: cancellation?.reason ?? null,
        resold: resold.has(bookingId),
        giveBackCents: isOpen(booking, now)
          ? giveBackCredit(booking, series.terms, { at: now, resold: true })
          : null,
      }
    }),
    bills: bills.map((bill) => {
      const { payments, pendingPix, pendingCards, credits } = billAccount(series, bill.month)
      const account = {
        payments,
        pendingPix,
        ...(pendingCards && { pendingCards }),
        ...(credits && { credits }),
      }
      return { ...bill, account }
    }),
  }
}

/** The changes that its athlete reads: those of the dates. Payments stand in the bills. */
const told: ReadonlySet<string> = new Set([
  'create',
  'change',
  'raise',
  'cancel',
  'give_back',
  'pause',
  'resume',
  'end',
  'swap',
])

/** Returns a fixed slot as its arena sees it. */
export function toCompanySeries(db: Database, now: string, series: SeriesRecord): CompanySeries {
  const { note, changes } = series
  return { ...toSeriesDetail(db, now, series), note, changes }
}
