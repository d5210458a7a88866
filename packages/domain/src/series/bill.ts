import type { Booking } from '../bookings/booking.ts'
import { accountSum } from '../payments/account-sum.ts'
import type { Account } from '../payments/account.ts'
import type { Series, SeriesTerms } from './series.ts'

/** A date on a bill: its price, and what comes off it. */
export type BillLine = {
  bookingId: string
  day: string
  kind: 'played' | 'given_back' | 'cancelled'
  priceCents: number
  creditCents: number
}

/** The bill of a month, in cents. `total` = lines − credits − what was carried over, never below zero. */
export type Bill = {
  month: string
  lines: BillLine[]
  grossCents: number
  creditCents: number
  /** The credit of earlier months that were already paid. */
  carriedCents: number
  totalCents: number
  paidCents: number
  pendingCents: number
  dueCents: number
  /** The credit that is left for the next month. */
  leftCents: number
  dueDay: string
  state: 'open' | 'overdue' | 'paid' | 'empty'
}

/** The data by which bills are made: the bookings of the series, and whether a week given back was sold again. */
export type BillData = {
  bookings: readonly Booking[]
  isResold: (booking: Booking) => boolean
  today: string
}

/**
 * Returns the credit for a week that is given back at an instant, in cents: by what is agreed, and nothing after the hour
 * until which it may be. The same for what is shown before and for the bill.
 */
export function giveBackCredit(
  { start, priceCents }: Pick<Booking, 'start' | 'priceCents'>,
  terms: SeriesTerms,
  { at, resold }: { at: string; resold: boolean },
): number {
  const { credit } = terms
  if (!isInTime({ start }, terms, at) || credit === 'none' || (credit === 'if_resold' && !resold)) return 0
  return priceCents
}

/** Returns the last instant at which a week can be given back in time. */
export function giveBackUntil(
  { start }: Pick<Booking, 'start'>,
  { giveBackHours }: Pick<SeriesTerms, 'giveBackHours'>,
): string {
  return new Date(Date.parse(start) - giveBackHours * 3_600_000).toISOString()
}

/** Returns whether a week is given back in time at an instant. */
export function isInTime(
  booking: Pick<Booking, 'start'>,
  terms: Pick<SeriesTerms, 'giveBackHours'>,
  at: string,
): boolean {
  return Date.parse(at) <= Date.parse(giveBackUntil(booking, terms))
}

/** Returns what the bills of a series have of some bookings, in cents: their prices, less what comes off. */
export function billedCents(
  series: Pick<Series, 'id' | 'terms'>,
  { bookings, isResold }: Pick<BillData, 'bookings' | 'isResold'>,
): number {
  const lines = bookings.flatMap((booking) => lineOf(series, booking, isResold))
  return sum(lines.map(({ priceCents, creditCents }) => priceCents - creditCents))
}

/** Returns the payments of a month's bill: none where it has none. */
export function billAccount({ accounts }: Pick<Series, 'accounts'>, month: string): Account {
  return accounts.find((each) => each.month === month) ?? { payments: [], pendingPix: [] }
}

/** Returns the bills of a series up to a month, oldest first: each the exact sum of its dates (rule 6). */
export function billsOf(series: Series, { bookings, isResold, today }: BillData, toMonth: string): Bill[] {
  const lines = bookings.flatMap((booking) => lineOf(series, booking, isResold))
  const months = [
    ...new Set([...lines.map(({ day }) => day.slice(0, 7)), ...series.accounts.map(({ month }) => month)]),
  ]
    .filter((month) => month <= toMonth)
    .toSorted()
  let carriedCents = 0
  return months.map((month) => {
    const own = lines.filter(({ day }) => day.startsWith(month)).toSorted((a, b) => (a.day < b.day ? -1 : 1))
    const grossCents = sum(own.map(({ priceCents }) => priceCents))
    const creditCents = sum(own.map((line) => line.creditCents))
    const netCents = grossCents - creditCents
    const totalCents = Math.max(0, netCents - carriedCents)
    const { paidCents, pendingCents, dueCents } = accountSum(billAccount(series, month), totalCents)
    const leftCents = Math.max(0, carriedCents + paidCents - netCents)
    const dueDay = `${month}-${String(series.terms.dueDay).padStart(2, '0')}`
    const open = today > dueDay ? 'overdue' : 'open'
    const state = dueCents > 0 ? open : paidCents > 0 || grossCents > 0 ? 'paid' : 'empty'
    const bill: Bill = {
      month,
      lines: own,
      grossCents,
      creditCents,
      carriedCents,
      totalCents,
      paidCents,
      pendingCents,
      dueCents,
      leftCents,
      dueDay,
      state,
    }
    carriedCents = leftCents
    return bill
  })
}

function lineOf(
  series: Pick<Series, 'id' | 'terms'>,
  booking: Booking,
  isResold: BillData['isResold'],
): BillLine[] {
  if (booking.series?.id !== series.id) return []
  const { id: bookingId, priceCents, cancellation } = booking
  const { day } = booking.series
  if (cancellation === null) return [{ bookingId, day, kind: 'played', priceCents, creditCents: 0 }]
  if (cancellation.by === 'company')
    return [{ bookingId, day, kind: 'cancelled', priceCents, creditCents: priceCents }]
  const creditCents = giveBackCredit(booking, series.terms, {
    at: cancellation.at,
    resold: isResold(booking),
  })
  return [{ bookingId, day, kind: 'given_back', priceCents, creditCents }]
}

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)
