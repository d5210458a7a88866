import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { Field } from '@campo-livre/domain/fields/field.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** The limits of a booking's length. */
export type Limits = Pick<Field, 'slotMinutes' | 'minSlots' | 'maxSlots'>

/** The result of a pick. `hit`: the field's limit that changed it, to be told in a sentence. */
export type Picked = { interval: MinuteInterval | null; hit: 'min' | 'max' | 'no-room' | null }

/** Returns whether an interval of the shortest length may be booked where it is. */
type Accepts = (interval: MinuteInterval) => boolean

/**
 * Picks the slot that begins at `start` (A2). The first pick selects the shortest run that may be booked, preferably
 * one that `accepts`; a free neighbour extends it; a slot at an end or inside shortens it; any other starts anew.
 */
export function pickSlot(
  slots: readonly Slot[],
  interval: MinuteInterval | null,
  start: number,
  limits: Limits,
  accepts: Accepts = () => true,
): Picked {
  const free = freeStarts(slots)
  if (!free.has(start)) return { interval, hit: null }
  const anew = () => begin(shortestRuns(free, start, limits), { interval, accepts, limits })
  if (!interval) return anew()
  if (start >= interval.start && start < interval.end) return shorten(interval, start, limits)
  if (start === interval.end)
    return extend(interval, { ...interval, end: start + limits.slotMinutes }, limits)
  if (start + limits.slotMinutes === interval.start) return extend(interval, { ...interval, start }, limits)
  return anew()
}

/** Returns the number of slots in an interval. */
export function slotCount(interval: MinuteInterval, { slotMinutes }: Pick<Limits, 'slotMinutes'>): number {
  return (interval.end - interval.start) / slotMinutes
}

function freeStarts(slots: readonly Slot[]): ReadonlySet<number> {
  return new Set(slots.flatMap((slot) => (slot.status === 'free' ? [slot.start] : [])))
}

/** Returns the free runs of the shortest length that contain the slot: from it on, up to it, then those between. */
function shortestRuns(
  free: ReadonlySet<number>,
  start: number,
  { slotMinutes, minSlots }: Limits,
): readonly MinuteInterval[] {
  const between = Array.from({ length: Math.max(0, minSlots - 2) }, (_, index) => index + 1)
  const backs = minSlots > 1 ? [0, minSlots - 1, ...between] : [0]
  return backs.flatMap((back) => {
    const first = start - back * slotMinutes
    const run = Array.from({ length: minSlots }, (_, index) => first + index * slotMinutes)
    return run.every((each) => free.has(each)) ? [{ start: first, end: first + minSlots * slotMinutes }] : []
  })
}

/** Returns the first accepted run; else the first one, which the next pick may correct. */
function begin(
  runs: readonly MinuteInterval[],
  { interval, accepts, limits }: { interval: MinuteInterval | null; accepts: Accepts; limits: Limits },
): Picked {
  const begun = runs.find((run) => accepts(run)) ?? runs[0]
  if (!begun) return { interval, hit: 'no-room' }
  return { interval: begun, hit: limits.minSlots > 1 ? 'min' : null }
}

function extend(before: MinuteInterval, wished: MinuteInterval, limits: Limits): Picked {
  const tooLong = slotCount(wished, limits) > Math.max(limits.minSlots, limits.maxSlots)
  return tooLong ? { interval: before, hit: 'max' } : { interval: wished, hit: null }
}

function shorten(interval: MinuteInterval, start: number, limits: Limits): Picked {
  const { slotMinutes, minSlots } = limits
  if (slotCount(interval, limits) <= minSlots) return { interval: null, hit: minSlots > 1 ? 'min' : null }
  if (start === interval.start) return { interval: { ...interval, start: start + slotMinutes }, hit: null }
  const last = start + slotMinutes === interval.end
  const end = last ? start : start + slotMinutes
  const least = interval.start + minSlots * slotMinutes
  return { interval: { ...interval, end: Math.max(end, least) }, hit: end < least ? 'min' : null }
}
