import type { BookingData } from '../bookings/commands/command-context.ts'
import type { Booking } from '../bookings/booking.ts'
import type { CounterSchedule } from '../bookings/quote/judge-at-counter.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { PlannedDate } from './plan-series.ts'
import type { Series } from './series.ts'

type Place = { fieldId: string; start: string; end: string }

/** The data of one company that a command about a series reads. */
export type SeriesData = {
  companyId: string
  timeZone: string
  rules: BookingData['rules']
  series: (id: string) => Series | undefined
  /** The bookings that name a series, in any state. */
  bookingsOf: (seriesId: string) => readonly Booking[]
  /** When a field of the company is open and taken, without some bookings; undefined for a field that is not theirs. */
  schedule: (fieldId: string, without: readonly string[]) => CounterSchedule | undefined
  occupiedBy: BookingData['occupiedBy']
  takenBy: (place: Place, without: readonly string[]) => string | null
  /** Returns whether somebody else has the time of a booking that was given back. */
  isResold: (booking: Booking) => boolean
  customer: BookingData['customer']
}

/** The data that a command reads, the instant, its author, and what only a server makes. */
export type SeriesContext = {
  data: SeriesData
  at: string
  byId: string | null
  newCode: () => string
  pixCode: string | null
}

/** The effect of a command: the series as it is now, the bookings that it makes or changes, and how its dates were judged. */
export type SeriesEffect = {
  series: Series
  bookings: Booking[]
  dates: PlannedDate[]
  keptExceptions: string[]
  droppedExceptions: string[]
  creditCents: number
}

/** `dates`: those that are in the way of all of them. */
export type SeriesRefusal = Refusal & { effect?: SeriesEffect }
export type SeriesOutcome = ({ ok: true } & SeriesEffect) | SeriesRefusal

/** An effect without dates. */
export function effectOf(series: Series, bookings: Booking[] = [], creditCents = 0): SeriesOutcome {
  return {
    ok: true,
    series,
    bookings,
    dates: [],
    keptExceptions: [],
    droppedExceptions: [],
    creditCents,
  }
}
