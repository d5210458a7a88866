import { MAX_PRICE_CENTS } from '../bookings/commands/command.ts'
import type { Booking } from '../bookings/booking.ts'
import { formatCents } from '../money/money.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { compareNames } from '../text/compare-names.ts'
import { formatDecimal } from '../text/decimal.ts'
import { laterDay } from '../time/order-days.ts'
import { addDays, localDay } from '../time/zone.ts'
import type { SeriesContext } from './context.ts'
import { datesOf } from './dates-of.ts'
import { lastDay } from './last-day.ts'
import { isOpen } from './lay-out.ts'
import { lockedUntil } from './locked.ts'
import { type Raise, raisedPrice, type RaiseLine, type RaiseTerms } from './raise.ts'
import type { Segment, Series } from './series.ts'

/** A contract with its new price, and its bookings that have it. */
export type RaisedSeries = {
  series: Series
  bookings: Booking[]
  /** The first day with the new price, and the slot before it. */
  day: string
  segment: Segment
  beforeCents: number
  afterCents: number
  /** False where the rounding leaves every price as it was. */
  isRaised: boolean
}

type Outcome = { ok: true; raised: RaisedSeries[] } | Refusal

/**
 * Returns a contract with the prices of a rise: those of its dates from the month on, but of none that is past or in a
 * month whose bill has a payment. Dates keep their places, and a price of their own. Null where no date is left to raise.
 */
export function raiseSeries(
  series: Series,
  terms: RaiseTerms,
  { data, at }: SeriesContext,
): RaisedSeries | null {
  const begin = `${terms.from}-01`
  const locked = lockedUntil(series, data, at)
  const contract = datesOf({ ...series, pauses: [], skipped: [] }, data.timeZone, {
    from: laterDay(begin, locked),
    to: lastDay(data.timeZone, at),
  })
  const day = contract[0]?.day
  const segment = day && series.segments.findLast(({ from }) => from <= day)
  if (!day || !segment) return null
  const prices = new Map(contract.map((date) => [date.day, date.priceCents]))
  const bookings = data
    .bookingsOf(series.id)
    .filter((each) => isOpen(each, at) && prices.get(each.series?.day ?? '') === each.priceCents)
    .map((each) => ({ ...each, priceCents: raisedPrice(each.priceCents, terms) }))
  return {
    series: { ...series, segments: raisedFrom(series.segments, day, terms) },
    bookings,
    day,
    segment,
    beforeCents: segment.priceCents,
    afterCents: raisedPrice(segment.priceCents, terms),
    isRaised: series.segments.some(
      ({ until, priceCents }) => (until ?? day) >= day && raisedPrice(priceCents, terms) !== priceCents,
    ),
  }
}

/** Returns the segments with raised prices from a date on; the one that it is in ends before it. */
function raisedFrom(segments: readonly Segment[], day: string, terms: RaiseTerms): Segment[] {
  return segments.flatMap((segment) => {
    if (segment.until !== null && segment.until < day) return [segment]
    const raised = { ...segment, priceCents: raisedPrice(segment.priceCents, terms) }
    if (segment.from >= day) return [raised]
    return [
      { ...segment, until: addDays(day, -1) },
      { ...raised, from: day },
    ]
  })
}

/**
 * Tells what a rise would do to each of some contracts, by the name of its customer; those without a date to raise are left
 * out. A month in which none can begin is refused.
 */
export function previewRaise(
  all: readonly Series[],
  terms: RaiseTerms,
  context: SeriesContext,
  fieldName: (fieldId: string) => string,
): { ok: true; lines: RaiseLine[] } | Refusal {
  const refusal = refusedMonth(terms.from, context.data.timeZone, context.at)
  if (refusal) return { ...refusal, field: 'from' }
  const byName = all.toSorted(
    (a, b) => compareNames(a.customerName, b.customerName) || compareNames(a.id, b.id),
  )
  const lines = byName.flatMap((series): RaiseLine[] => {
    const raised = raiseSeries(series, terms, context)
    if (raised === null) return []
    const { id: seriesId, version, customerName, athleteId } = series
    const { segment, day, beforeCents, afterCents } = raised
    const shown = { fieldName: fieldName(segment.fieldId), isTold: athleteId !== null }
    return [{ seriesId, version, customerName, segment, day, beforeCents, afterCents, ...shown }]
  })
  return { ok: true, lines }
}

/** Returns why no rise can begin in a month: it is over, or no date of it is kept yet; null where one can. */
export function refusedMonth(from: string, timeZone: string, at: string): Refusal | null {
  if (from < localDay(timeZone, at).slice(0, 7)) return refuse('invalid', 'Escolha este mês ou um que vem.')
  return from > lastDay(timeZone, at)
    ? refuse('invalid', 'As datas são marcadas um ano à frente. Escolha um mês antes.')
    : null
}

/**
 * Carries out a rise (decision 125): all of its contracts, or none. Those whose price the rounding leaves as it was stay
 * as they are. Pure: a preview shows what comes out, the server stores it.
 */
export function raiseAll(raise: Raise, context: SeriesContext): Outcome {
  const { data, at, byId } = context
  const refusal = refusedMonth(raise.from, data.timeZone, at)
  if (refusal) return refusal
  const raised: RaisedSeries[] = []
  for (const { seriesId, version } of raise.contracts) {
    const series = data.series(seriesId)
    if (series?.companyId !== data.companyId)
      return refuse('not_found', 'Não encontramos um desses mensalistas.')
    const { customerName } = series
    if (series.version !== version)
      return refuse('stale', `Alguém mudou o horário fixo de ${customerName}. Confira os preços de novo.`)
    const next = raiseSeries(series, raise, context)
    if (next === null) return refuse('conflict', `${customerName} não tem mais datas para reajustar.`)
    if (next.series.segments.some(({ priceCents }) => priceCents > MAX_PRICE_CENTS))
      return refuse('invalid', `${customerName} passaria de ${formatCents(MAX_PRICE_CENTS)}.`)
    if (!next.isRaised) continue
    const change = { id: raise.id, at, byId, type: 'raise', text: describeRaise(raise, next) }
    const changes = [...series.changes, change]
    raised.push({ ...next, series: { ...next.series, version: version + 1, changes } })
  }
  return raised.length === 0 ? refuse('invalid', 'Assim nenhum preço muda.') : { ok: true, raised }
}

/** Tells a rise of one contract in a sentence, for its history. */
function describeRaise(
  { amount }: RaiseTerms,
  { beforeCents, afterCents, day }: Pick<RaisedSeries, 'beforeCents' | 'afterCents' | 'day'>,
): string {
  const from = `${day.slice(8)}/${day.slice(5, 7)}`
  const prices = `de ${formatCents(beforeCents)} para ${formatCents(afterCents)}`
  return `Reajuste de ${formatDecimal(amount, 2, true)}%: ${prices}, a partir de ${from}`
}
