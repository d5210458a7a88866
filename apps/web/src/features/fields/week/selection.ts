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
 * Picks the slot that begins at `start` (A2). A pick chooses the shortest run that may be booked, preferably one that
 * `accepts`, in place of the one before; a slot at an end of that one or inside shortens it instead.
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
  if (interval && start >= interval.start && start < interval.end) return shorten(interval, start, limits)
  return begin(shortestRuns(free, start, limits), { interval, accepts, limits })
}

/**
 * Returns the run over which a pointer is drawn, from the slot at `from` to the one at `to`, earlier or later: as far as
 * the slots are free and a booking may be long; null where that is shorter than the shortest booking.
 */
export function spanSlots(slots: readonly Slot[], from: number, to: number, limits: Limits): Picked {
  const { slotMinutes, minSlots } = limits
  const free = freeStarts(slots)
  const step = to < from ? -slotMinutes : slotMinutes
  const wished = (to - from) / step + 1
  const most = mostSlots(limits)
  let count = 0
  while (count < Math.min(wished, most) && free.has(from + count * step)) count++
  if (count === 0 || count < minSlots) return { interval: null, hit: minSlots > 1 ? 'min' : null }
  const last = from + (count - 1) * step
  const interval = { start: Math.min(from, last), end: Math.max(from, last) + slotMinutes }
  return { interval, hit: count === most && wished > most ? 'max' : null }
}

/** Returns the slot by which a choice may grow: the free one after it, where a booking may be that long; else null. */
export function nextSlot(slots: readonly Slot[], interval: MinuteInterval, limits: Limits): Slot | null {
  if (slotCount(interval, limits) >= mostSlots(limits)) return null
  return slots.find(({ start, status }) => start === interval.end && status === 'free') ?? null
}

/** Returns the number of slots in an interval. */
export function slotCount(interval: MinuteInterval, { slotMinutes }: Pick<Limits, 'slotMinutes'>): number {
  return (interval.end - interval.start) / slotMinutes
}

function mostSlots({ minSlots, maxSlots }: Limits): number {
  return Math.max(minSlots, maxSlots)
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

function shorten(interval: MinuteInterval, start: number, limits: Limits): Picked {
  const { slotMinutes, minSlots } = limits
  if (slotCount(interval, limits) <= minSlots) return { interval: null, hit: minSlots > 1 ? 'min' : null }
  if (start === interval.start) return { interval: { ...interval, start: start + slotMinutes }, hit: null }
  const last = start + slotMinutes === interval.end
  const end = last ? start : start + slotMinutes
  const least = interval.start + minSlots * slotMinutes
  return { interval: { ...interval, end: Math.max(end, least) }, hit: end < least ? 'min' : null }
}
