import { type CounterSchedule, judgeAtCounter } from '../bookings/quote/judge-at-counter.ts'
import type { Interval } from '../time/interval.ts'

/**
 * Returns the price of a time by the field's table, in cents, whoever has it and whatever is on offer; null where the
 * field is not open then.
 */
export function tablePrice(schedule: CounterSchedule, place: Interval): number | null {
  const judged = judgeAtCounter(
    { ...schedule, occupied: [], closures: [], deals: [], now: place.start },
    place,
  )
  return judged.ok ? judged.priceCents : null
}
