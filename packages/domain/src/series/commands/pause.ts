import type { Booking } from '../../bookings/booking.ts'
import { refuse } from '../../refusals/refusal.ts'
import { laterDay } from '../../time/order-days.ts'
import { addDays, localDay } from '../../time/zone.ts'
import type { SeriesContext, SeriesOutcome } from '../context.ts'
import { weekOf } from '../dates-of.ts'
import { layOut } from '../lay-out.ts'
import { lockedUntil } from '../locked.ts'
import type { DateChoice } from '../plan-series.ts'
import type { Series } from '../series.ts'

/** Pauses a fixed slot for its arena: the dates between two days are let go, and cost nothing. */
export function pause(
  series: Series,
  { id, from: asked, until }: { id: string; from: string; until: string },
  context: SeriesContext,
): SeriesOutcome {
  const first = lockedUntil(series, context.data, context.at)
  const from = laterDay(asked, first)
  if (until < from) return refuse('invalid', 'O fim da pausa precisa ser depois do começo.')
  const paused = { ...series, pauses: [...series.pauses, { id, from, until }] }
  return layOut(paused, { from, choices: [], kept: asTheyAre(series, context) }, context)
}

/** Returns the bookings of a fixed slot with their prices: those of its dates stay as they are. */
function asTheyAre({ id: seriesId }: Series, { data }: SeriesContext): Map<string, number> {
  return new Map(data.bookingsOf(seriesId).map(({ id, priceCents }) => [id, priceCents]))
}

type Resuming = { pauseId: string; choices: readonly DateChoice[]; skipsTaken?: boolean }

/**
 * Ends a pause from tomorrow on, or before it begins. A date that the athlete gave back by the pause is booked again, and the
 * one given back leaves the bill; where its time is no longer free it stays given back.
 */
export function resume(
  series: Series,
  { pauseId, choices, skipsTaken = false }: Resuming,
  context: SeriesContext,
): SeriesOutcome {
  const { data, at } = context
  const known = series.pauses.find(({ id }) => id === pauseId)
  if (!known) return refuse('not_found', 'Não encontramos essa pausa.')
  const today = localDay(data.timeZone, at)
  const from = known.from > today ? known.from : addDays(today, 1)
  if (known.until < from) return refuse('invalid_transition', 'Essa pausa já acabou.')
  const pauses = series.pauses.flatMap((each) => {
    if (each.id !== known.id) return [each]
    return each.from < from ? [{ ...each, until: addDays(from, -1) }] : []
  })
  const resumed = { ...series, pauses }
  const pausedAt = series.changes.find(({ id }) => id === known.id)?.at
  const isLeft = (day: string) => day >= from && day <= known.until
  const given = data.bookingsOf(series.id).flatMap((booking) => {
    const { cancellation, series: of, start } = booking
    const isByPause = cancellation?.by === 'athlete' && cancellation.at === pausedAt
    if (!isByPause || of === undefined) return []
    return isLeft(of.day) || isLeft(localDay(data.timeZone, start)) ? [{ ...booking, series: of }] : []
  })
  // One that was swapped for a day of the pause goes back to that time, at its price.
  const swapped = given.filter(({ series: of }) => !isLeft(of.day))
  const moves = swapped.map(({ series: { day }, fieldId, start, end }): DateChoice => {
    return { day, do: 'move', fieldId, start, end }
  })
  const first = [from, ...swapped.map(({ series: of }) => of.day)].toSorted()[0] ?? from
  const left: SeriesContext = { ...context, data: { ...data, bookingsOf: without(data.bookingsOf, given) } }
  const kept = asTheyAre(series, left)
  const laid = layOut(resumed, { from: first, choices: [...choices, ...moves], kept, skipsTaken }, left)
  if (!laid.ok) return laid
  const booked = new Set(laid.dates.flatMap(({ day, state }) => (state === 'free' ? [weekOf(day)] : [])))
  const isBooked = ({ series: of }: (typeof given)[number]) => booked.has(weekOf(of.day))
  const days = new Set(given.map(({ series: of }) => of.day))
  const prices = new Map(swapped.map(({ series: of, priceCents }) => [of.day, priceCents]))
  const priceOn = (day: string | undefined, cents: number) => prices.get(day ?? '') ?? cents
  return {
    ...laid,
    series: { ...laid.series, skipped: laid.series.skipped.filter(({ day }) => !days.has(day)) },
    bookings: [
      ...given.filter(isBooked).map((each): Booking => ({ ...each, series: undefined })),
      ...laid.bookings.map((each) => ({
        ...each,
        priceCents: priceOn(each.series?.day, each.priceCents),
      })),
    ],
    dates: laid.dates.map((each) => ({ ...each, priceCents: priceOn(each.day, each.priceCents) })),
  }
}

function without(
  bookingsOf: SeriesContext['data']['bookingsOf'],
  left: readonly Booking[],
): SeriesContext['data']['bookingsOf'] {
  const ids = new Set(left.map(({ id }) => id))
  return (seriesId) => bookingsOf(seriesId).filter(({ id }) => !ids.has(id))
}
