import type { Booking } from '../bookings/booking.ts'
import { cancelled } from '../bookings/commands/cancel.ts'
import type { CancelledBy } from '../bookings/cancel/refund.ts'
import { counterPartOf } from '../bookings/money/counter-part.ts'
import { refuse } from '../refusals/refusal.ts'
import { earlierDay } from '../time/order-days.ts'
import { addDays } from '../time/zone.ts'
import type { SeriesContext, SeriesEffect, SeriesOutcome } from './context.ts'
import { datesOf, weekOf } from './dates-of.ts'
import { lastDay } from './last-day.ts'
import { type DateChoice, type PlannedDate, planSeries } from './plan-series.ts'
import type { Series } from './series.ts'

type Layout = {
  /** The first day that is laid out anew. */
  from: string
  choices: readonly DateChoice[]
  /** The live bookings whose own place stays, with their prices in cents. */
  kept: ReadonlyMap<string, number>
  /** Leaves out what is not free instead of refusing it, as when a series is topped up. */
  skipsTaken?: boolean
  /** The side that lets go of what is too much, and its reason; the arena where none is named. */
  letGo?: { by: CancelledBy; reason: string | null }
}

/**
 * Lays the dates of a series out from a day on, as bookings: those it has become its dates week by week, what is missing
 * is booked, what is too much is let go. All of it or nothing (rules 1 and 6).
 */
export function layOut(
  series: Series,
  { from, choices, kept, skipsTaken = false, letGo = CHANGED }: Layout,
  context: SeriesContext,
): SeriesOutcome {
  const { data, at } = context
  const mine = data.bookingsOf(series.id)
  const open = mine.filter((booking) => isOpen(booking, at) && (booking.series?.day ?? '') >= from)
  const without = open.map(({ id }) => id)
  // A week that is played, given back or cancelled has had its date.
  const weeksDone = new Set(
    mine.filter((each) => !open.includes(each)).map(({ series: of }) => weekOf(of?.day ?? from)),
  )
  const ended = endedBy(series, choices)
  const wanted = datesOf(ended, data.timeZone, { from: from, to: lastDay(data.timeZone, at) }).filter(
    ({ day }) =>
      !weeksDone.has(weekOf(day)) && !choices.some((each) => each.day === day && each.do === 'skip'),
  )
  const dates = planSeries(
    wanted,
    open,
    { kept, choices },
    {
      schedule: (fieldId) => data.schedule(fieldId, without),
      occupiedBy: data.occupiedBy,
      takenBy: (place) => data.takenBy(place, without),
    },
  )
  const bad = dates.filter(({ state }) => state !== 'free')
  const good = dates.filter(({ state }) => state === 'free')
  const skipped = [
    ...choices.flatMap(({ day, do: what }) =>
      what === 'skip' ? [{ day, reason: 'Pulada na conferência das datas' }] : [],
    ),
    ...(skipsTaken ? bad.map(({ day, reason }) => ({ day, reason: reason ?? 'Horário ocupado' })) : []),
  ].filter(({ day }) => !ended.skipped.some((each) => each.day === day))
  const next = {
    ...ended,
    skipped: [...ended.skipped, ...skipped].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
  const becomes = new Set(good.map(({ bookingId }) => bookingId))
  const bookings = [
    ...open.flatMap((booking) => (becomes.has(booking.id) ? [] : [released(booking, letGo, context)])),
    ...good.flatMap((date) => bookingOf(next, date, open, context)),
  ]
  const effect: SeriesEffect = {
    series: next,
    bookings,
    dates,
    keptExceptions: [],
    droppedExceptions: [],
    creditCents: 0,
  }
  if (bad.length === 0 || skipsTaken) return { ok: true, ...effect }
  const count = bad.length === 1 ? 'Uma data não está livre.' : `${bad.length} datas não estão livres.`
  return { ...refuse('slot_taken', `${count} Escolha o que fazer com cada uma.`), effect }
}

/** Returns whether the date of a booking can still be laid out anew: it has not begun, and was not given back. */
export function isOpen({ status, start }: Booking, at: string): boolean {
  return status === 'confirmed' && Date.parse(start) > Date.parse(at)
}

function endedBy(series: Series, choices: readonly DateChoice[]): Series {
  const days = choices.flatMap(({ day, do: what }) => (what === 'give_up' ? [day] : [])).toSorted()
  return days[0] === undefined ? series : endedBefore(series, days[0])
}

/** Ends a series before a day: no date on it or after it. */
export function endedBefore<S extends Pick<Series, 'segments'>>(series: S, day: string): S {
  const last = addDays(day, -1)
  return {
    ...series,
    segments: series.segments.flatMap((segment) => {
      if (segment.from > last) return []
      return [{ ...segment, until: segment.until === null ? last : earlierDay(segment.until, last) }]
    }),
  }
}

/** Lets the time of a booking go: it belongs to the series no more, and costs nothing. */
function released(
  booking: Booking,
  { by, reason }: NonNullable<Layout['letGo']>,
  { at, byId }: SeriesContext,
): Booking {
  return { ...cancelled(booking, { at, by, byId, reason }), series: undefined }
}

const CHANGED = { by: 'company', reason: 'O mensalista mudou' } as const

function bookingOf(
  series: Series,
  date: PlannedDate,
  open: readonly Booking[],
  { data, at, newCode }: SeriesContext,
): Booking[] {
  const { day, fieldId, start, end, priceCents, bookingId } = date
  const of = { id: series.id, day }
  const known = open.find(({ id }) => id === bookingId)
  if (known) {
    const next = date.exception
      ? { ...known, priceCents, series: of }
      : { ...known, fieldId, start, end, priceCents, series: of }
    return isSameDate(known, next) ? [] : [next]
  }
  const { athleteId, customerName, customerPhone } = series
  return [
    {
      id: `${series.id}-${day}-${series.version}`,
      code: newCode(),
      fieldId,
      companyId: data.companyId,
      athleteId,
      customerName,
      customerPhone,
      start,
      end,
      priceCents,
      source: 'counter',
      status: 'confirmed',
      createdAt: at,
      holdExpiresAt: null,
      confirmedAt: at,
      rules: data.rules,
      cancellation: null,
      payment: null,
      balance: null,
      series: of,
      counter: counterPartOf({}),
    },
  ]
}

function isSameDate(a: Booking, b: Booking): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.fieldId === b.fieldId &&
    a.priceCents === b.priceCents &&
    a.series?.day === b.series?.day
  )
}
