import type { SeriesData } from './context.ts'
import { datesOf } from './dates-of.ts'
import { lastDay } from './last-day.ts'
import { planSeries } from './plan-series.ts'
import type { SlotReport } from './request.ts'
import type { Segment } from './series.ts'
import { tablePrice } from './table-price.ts'

/** Returns the clash report of a slot over the next 52 weeks, for the arena or, without names, for an athlete. */
export function slotReport(
  wish: Omit<Segment, 'until' | 'priceCents'>,
  { data, at, names }: { data: SeriesData; at: string; names: boolean },
): SlotReport {
  const segments = [{ ...wish, until: null, priceCents: 0 }]
  const range = { from: wish.from, to: lastDay(data.timeZone, at) }
  const dates = datesOf({ segments, pauses: [], skipped: [] }, data.timeZone, range)
  const planned = planSeries(
    dates,
    [],
    { kept: new Map(), choices: [] },
    {
      schedule: (fieldId) => data.schedule(fieldId, []),
      occupiedBy: data.occupiedBy,
      takenBy: (place) => (names ? data.takenBy(place, []) : null),
    },
  )
  const free = planned.filter(({ state }) => state === 'free')
  const schedule = data.schedule(wish.fieldId, [])
  const [first] = free
  return {
    freeCount: free.length,
    clashes: planned.flatMap(({ day, state, takenBy, reason }) =>
      state === 'free' ? [] : [{ day, state, takenBy, reason }],
    ),
    priceCents: first && schedule ? tablePrice(schedule, first) : null,
  }
}
