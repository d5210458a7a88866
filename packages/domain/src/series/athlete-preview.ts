import type { Booking } from '../bookings/booking.ts'
import { localDay } from '../time/zone.ts'
import { applySeriesCommand } from './apply-command.ts'
import type { AthleteStep, SlotPreview, SlotWish } from './athlete-command.ts'
import { billedCents, billsOf, giveBackCredit } from './bill.ts'
import { bookingsAfter, differenceCents } from './commands/by-athlete.ts'
import type { SeriesContext, SeriesEffect } from './context.ts'
import { isOpen } from './lay-out.ts'
import type { Series } from './series.ts'

/** Tells what an athlete's wish would do, by the function that does it; it names nobody. */
export function previewForAthlete(series: Series, wish: SlotWish, context: SeriesContext): SlotPreview {
  const { id: seriesId, version } = series
  const step: AthleteStep = { type: 'by_athlete', id: 'preview', seriesId, version, wish, shownCents: null }
  const outcome = applySeriesCommand(step, context)
  if (outcome.ok) return { ...told(series, wish, outcome, context), refusal: null }
  const { code, message } = outcome
  return { ...nothing(series, context), refusal: { code, message } }
}

function told(
  series: Series,
  wish: SlotWish,
  effect: SeriesEffect,
  context: SeriesContext,
): Omit<SlotPreview, 'refusal'> {
  const { data, at } = context
  const before = new Map(data.bookingsOf(series.id).map((each) => [each.id, each]))
  const after = bookingsAfter([...before.values()], effect.bookings)
  const gone = effect.bookings.flatMap((each) => {
    const was = before.get(each.id)
    return was && isOpen(was, at) && each.status === 'cancelled' ? [{ was, now: each }] : []
  })
  const back = effect.bookings.filter((each) => !before.has(each.id))
  const coming = after.filter((each) => isOpen(each, at)).toSorted(byStart)
  return {
    gone: gone
      .map(({ was, now }) => ({ ...dateOf(was), ...moneyOf(series, was, now, at) }))
      .toSorted(byStart),
    back: back.map(dateOf).toSorted(byStart),
    lost: effect.dates.flatMap(({ day, start, end, state }) =>
      state === 'free' ? [] : [{ day, start, end, state }],
    ),
    paid:
      wish.type === 'end' ? coming.filter(({ series: of }) => (of?.day ?? '') >= wish.from).map(dateOf) : [],
    lastStart: wish.type === 'end' ? (coming.at(-1)?.start ?? null) : null,
    nextStart:
      wish.type === 'pause'
        ? (coming.find(({ start }) => localDay(data.timeZone, start) > wish.until)?.start ?? null)
        : null,
    priceCents: wish.type === 'swap' ? (effect.bookings[0]?.priceCents ?? null) : null,
    differenceCents: differenceCents(series, effect, context),
    ...owed(effect.series, after, context),
  }
}

function nothing(series: Series, context: SeriesContext): Omit<SlotPreview, 'refusal'> {
  return {
    gone: [],
    back: [],
    lost: [],
    paid: [],
    lastStart: null,
    nextStart: null,
    priceCents: null,
    differenceCents: 0,
    ...owed(series, context.data.bookingsOf(series.id), context),
  }
}

/** Returns what a game that goes takes off the bill, and what it takes off if somebody else books its time. */
function moneyOf(series: Series, was: Booking, now: Booking, at: string) {
  const stays = billedCents(series, { bookings: [now], isResold: () => false })
  const resold = now.series ? giveBackCredit(was, series.terms, { at, resold: true }) : was.priceCents
  const offCents = was.priceCents - stays
  return { offCents, maybeCents: resold - offCents }
}

function owed(
  series: Series,
  bookings: readonly Booking[],
  { data, at }: SeriesContext,
): Pick<SlotPreview, 'dueCents' | 'leftCents'> {
  const { isResold, timeZone } = data
  const bills = billsOf(series, { bookings, isResold, today: localDay(timeZone, at) }, '9999-12')
  return {
    dueCents: bills.reduce((sum, { dueCents }) => sum + dueCents, 0),
    leftCents: bills.at(-1)?.leftCents ?? 0,
  }
}

const dateOf = ({ series, start, end, priceCents }: Booking) => ({
  day: series?.day ?? '',
  start,
  end,
  priceCents,
})

const byStart = (a: { start: string }, b: { start: string }) => Date.parse(a.start) - Date.parse(b.start)
