import type { Booking } from '../../bookings/booking.ts'
import { refuse } from '../../refusals/refusal.ts'
import { earlierDay, laterDay } from '../../time/order-days.ts'
import { addDays, weekdayOf } from '../../time/zone.ts'
import type { SeriesCommandOf, SeriesPatch } from '../command.ts'
import type { SeriesContext, SeriesOutcome } from '../context.ts'
import { type SeriesDate, dateOn, datesOf, inWeekOf, weekOf } from '../dates-of.ts'
import { lastDay } from '../last-day.ts'
import { endedBefore, isOpen, layOut } from '../lay-out.ts'
import { lockedUntil } from '../locked.ts'
import { planSeries } from '../plan-series.ts'
import type { Segment, Series } from '../series.ts'

/**
 * Changes one date, or all from one on. A change that was made before stays: what is not named by the patch remains as
 * each segment has it, and dates with a place of their own stay there unless that is said.
 */
export function changeSeries(
  series: Series,
  command: SeriesCommandOf<'change'>,
  context: SeriesContext,
): SeriesOutcome {
  const { data, at } = context
  if (Object.values(command.patch).every((value) => value === undefined))
    return refuse('invalid', 'Não há nada a mudar.')
  if (command.scope === 'this') return changeDate(series, command, context)
  const first = lockedUntil(series, data, at)
  const asked = command.scope === 'all' ? first : laterDay(command.day, first)
  // Those of a pause are changed as well, for when it is ended early.
  const contractOf = (each: Series, from: string) =>
    datesOf({ ...each, pauses: [] }, data.timeZone, { from, to: lastDay(data.timeZone, at) })
  const dates = contractOf(series, asked)
  const day = dates[0]?.day
  if (day === undefined) return refuse('conflict', 'Não há nenhuma data que ainda possa mudar.')
  const segments = changedFrom(series.segments, day, command.patch)
  const { weekday } = command.patch
  const shifted = (each: string) => (weekday === undefined ? each : inWeekOf(each, weekday))
  const contract = new Map(dates.map((date) => [date.day, date]))
  const own = data
    .bookingsOf(series.id)
    .filter((each) => isOpen(each, at) && (each.series?.day ?? '') >= day)
    .filter((each) => hasOwnPlace(each, contract.get(each.series?.day ?? '')))
  const skippedLater = series.skipped.filter((each) => each.day >= day)
  const stillSkipped = command.exceptions === 'drop_all' ? [] : skippedLater
  const changed: Series = {
    ...series,
    segments,
    skipped: [
      ...series.skipped.filter((each) => each.day < day),
      ...stillSkipped.map((each) => ({ ...each, day: shifted(each.day) })),
    ],
  }
  const from = segments.find(({ until }) => until === null || until >= day)?.from ?? day
  const start = earlierDay(from, day)
  const weeks = new Set(contractOf({ ...changed, skipped: [] }, start).map((date) => weekOf(date.day)))
  const exceptions = [...own.map((each) => each.series?.day ?? ''), ...skippedLater.map((each) => each.day)]
  const fits = (each: string) => command.exceptions !== 'drop_all' && weeks.has(weekOf(each))
  const keptExceptions = exceptions.filter(fits).toSorted()
  const droppedExceptions = exceptions.filter((each) => !fits(each)).toSorted()
  const kept = new Map(
    own.flatMap((each) => {
      const dayOf = each.series?.day ?? ''
      if (!fits(dayOf)) return []
      // One whose price was that of the contract takes the new one.
      const wasPrice = contract.get(dayOf)?.priceCents === each.priceCents
      return [[each.id, (wasPrice ? command.patch.priceCents : undefined) ?? each.priceCents] as const]
    }),
  )
  const laid = layOut(changed, { from: start, choices: command.choices, kept }, context)
  const told = { keptExceptions, droppedExceptions }
  if (!laid.ok) return laid.effect ? { ...laid, effect: { ...laid.effect, ...told } } : laid
  if (droppedExceptions.length > 0 && command.exceptions === 'keep')
    return {
      ...refuse('conflict', 'Algumas datas com mudança própria se perderiam. Diga que sim para seguir.'),
      effect: { ...laid, ...told },
    }
  return { ...laid, ...told }
}

/** Returns the segments with a change from a date on: those before it stay, those after it are changed too. */
function changedFrom(segments: readonly Segment[], day: string, patch: SeriesPatch): Segment[] {
  const { weekday } = patch
  const given = givenOf(patch)
  const changed = segments.flatMap((segment) => {
    if (segment.until !== null && segment.until < day) return [segment]
    const first = laterDay(segment.from, day)
    const from = inWeekOf(first, weekday ?? weekdayOf(first))
    const until = untilWith(segment, weekday)
    return [...endedBefore({ segments: [segment] }, day).segments, { ...segment, ...given, from, until }]
  })
  return changed.map((segment, index) => {
    const next = changed[index + 1]
    const last = next && addDays(next.from, -1)
    if (last === undefined || (segment.until !== null && segment.until <= last)) return segment
    return { ...segment, until: last }
  })
}

/** Returns what a patch gives of a segment. */
function givenOf({ fieldId, startMinute, minutes, priceCents, every }: SeriesPatch): Partial<Segment> {
  return {
    ...(fieldId !== undefined && { fieldId }),
    ...(startMinute !== undefined && { startMinute }),
    ...(minutes !== undefined && { minutes }),
    ...(priceCents !== undefined && { priceCents }),
    ...(every !== undefined && { every }),
  }
}

/** Returns the end of a segment on another weekday, so that its last week has a date exactly if it had one before. */
function untilWith({ from, until }: Segment, weekday: number | undefined): string | null {
  if (until === null || weekday === undefined) return until
  const hadOne = inWeekOf(until, weekdayOf(from)) <= until
  const date = inWeekOf(until, weekday)
  if (hadOne) return laterDay(date, until)
  return date <= until ? addDays(date, -1) : until
}

/** Returns whether a booking has a place or a price other than its contract's. */
function hasOwnPlace(booking: Booking, date: SeriesDate | undefined): boolean {
  if (!date) return true
  return (
    booking.fieldId !== date.fieldId ||
    booking.start !== date.start ||
    booking.end !== date.end ||
    booking.priceCents !== date.priceCents
  )
}

function changeDate(
  series: Series,
  { day, patch }: SeriesCommandOf<'change'>,
  { data, at }: SeriesContext,
): SeriesOutcome {
  const booking = data.bookingsOf(series.id).find((each) => each.series?.day === day && isOpen(each, at))
  if (!booking) return refuse('booking_started', 'Essa data já passou ou não está mais marcada.')
  if (day < lockedUntil(series, data, at)) return refuse('conflict', 'O mês dessa data já tem pagamento.')
  const segment = series.segments.findLast(({ from }) => from <= day)
  if (!segment) return refuse('not_found', 'Não encontramos essa data.')
  const own = { ...segment, ...givenOf(patch) }
  const date = {
    ...dateOn(own, data.timeZone, patch.weekday === undefined ? day : inWeekOf(day, patch.weekday)),
    day,
    priceCents: patch.priceCents ?? booking.priceCents,
  }
  const planned = planSeries(
    [date],
    [booking],
    { kept: new Map(), choices: [] },
    {
      schedule: (fieldId) => data.schedule(fieldId, [booking.id]),
      occupiedBy: data.occupiedBy,
      takenBy: (place) => data.takenBy(place, [booking.id]),
    },
  )
  const { fieldId, start, end, priceCents } = date
  const effect = {
    series,
    bookings: [{ ...booking, fieldId, start, end, priceCents }],
    dates: planned,
    keptExceptions: [],
    droppedExceptions: [],
    creditCents: 0,
  }
  const bad = planned.find(({ state }) => state !== 'free')
  if (bad) return { ...refuse('slot_taken', bad.reason ?? 'Esse horário não está livre.'), effect }
  return { ok: true, ...effect }
}
