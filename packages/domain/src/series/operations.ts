import { expiredHolds } from '../bookings/athlete/hold.ts'
import type { Booking } from '../bookings/booking.ts'
import { answeredBefore } from '../outcome/answered-before.ts'
import type { Done } from '../outcome/outcome.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { cashBackCents, refuseCashBack } from '../tills/drawer.ts'
import type { TillEntry } from '../tills/till-entries.ts'
import type { Till } from '../tills/till.ts'
import { applySeriesCommand, previewSeries } from './apply-command.ts'
import type { SeriesPreview, SeriesStep } from './command.ts'
import type { SeriesContext } from './context.ts'
import type { Raise } from './raise.ts'
import { raiseAll } from './raise-series.ts'
import { raiseNotices, seriesNotices, type SlotArena } from './series-notices.ts'
import type { Series } from './series.ts'

/** All by which an operation on fixed slots is judged: what lays out their dates, and what is around them. */
export type SeriesFacts = SeriesContext & {
  arena: SlotArena
  /** The open till of the arena, and all of its money. */
  drawer: { till: Till | undefined; entries: readonly TillEntry[] }
  /** Returns the bookings near a time, in any state, those of fields on the same ground too. */
  near: (booking: Booking) => readonly Booking[]
}

/** Fixed slots that have changed, and the bookings that changed with them. */
type ChangedSeries<S extends readonly Series[] = readonly [Series]> = Done<{
  series: S
  bookings: readonly Booking[]
}>

/** A refusal of a command; with its preview where dates are in the way. */
export type RefusedSeries = Refusal & { preview?: SeriesPreview }

/**
 * Carries out a step of a fixed slot with the one notice that follows (decision 076). Of one that was carried out before it
 * returns the fixed slot as it is. A payment that is given back needs its cash in the drawer (H3).
 */
export function carryOutStep(step: SeriesStep, facts: SeriesFacts): ChangedSeries | RefusedSeries {
  const { data, arena, drawer, byId } = facts
  const known = data.series(step.seriesId)
  if (known?.companyId === data.companyId && isDone(known, step.id))
    return { ok: true, changes: { series: [known], bookings: [] }, notices: [] }
  const outcome = applySeriesCommand(step, facts)
  if (!outcome.ok) {
    const { effect, ...refusal } = outcome
    return effect ? { ...refusal, preview: previewSeries(step, facts) } : refusal
  }
  const { series, bookings } = outcome
  const backCents = cashBackCents(known && paidOf(known), paidOf(series))
  const refusal = refuseCashBack(drawer.till, backCents, drawer.entries)
  if (refusal) return refusal
  return {
    ok: true,
    changes: { series: [series], bookings: withExpiredHolds(bookings, facts) },
    notices: seriesNotices(step, series, { arena, byId }),
  }
}

/** Raises fixed slots together, with a notice to each athlete (decision 125); once, however often it comes. */
export function raiseSlots(raise: Raise, facts: SeriesFacts): ChangedSeries<readonly Series[]> | Refusal {
  const named = raise.contracts.flatMap(({ seriesId }) => facts.data.series(seriesId) ?? [])
  if (named.some((series) => isDone(series, raise.id)))
    return { ok: true, changes: { series: named, bookings: [] }, notices: [] }
  const outcome = raiseAll(raise, facts)
  if (!outcome.ok) return outcome
  const { raised } = outcome
  return {
    ok: true,
    changes: {
      series: raised.map(({ series }) => series),
      bookings: withExpiredHolds(
        raised.flatMap(({ bookings }) => bookings),
        facts,
      ),
    },
    notices: raised.flatMap(({ series, ...prices }) => raiseNotices(series, prices, facts.arena)),
  }
}

/**
 * Returns the bookings of a fixed slot as they are stored, with the holds near those that are confirmed that have run out: a
 * clock that is set back does not revive them (rule 1).
 */
export function withExpiredHolds(
  bookings: readonly Booking[],
  { at, near }: Pick<SeriesFacts, 'at' | 'near'>,
): Booking[] {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const expired = confirmed.flatMap((each) => expiredHolds(near(each), at))
  return [...bookings, ...new Map(expired.map((hold) => [hold.id, hold])).values()]
}

const isDone = ({ changes }: Series, id: string) =>
  answeredBefore(changes.find((change) => change.id === id)) !== null

const paidOf = ({ accounts }: Series) => ({ payments: accounts.flatMap(({ payments }) => payments) })
