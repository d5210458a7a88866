import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { Field } from '@campo-livre/domain/fields/field.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** The limits of a booking's length. */
export type Limits = Pick<Field, 'slotMinutes' | 'minSlots' | 'maxSlots'>

/** The result of a pick. `hit`: the field's limit that changed it, to be told in a sentence. */
export type Picked = { span: MinuteInterval | null; hit: 'min' | 'max' | 'no-room' | null }

/** Returns whether an interval of the shortest length may be booked where it is. */
type Accepts = (span: MinuteInterval) => boolean

/**
 * Picks the slot that begins at `start` (A2). The first pick selects the shortest run that may be booked, preferably
 * one that `accepts`; a free neighbour extends it; a slot at an end or inside shortens it; any other starts anew.
 */
export function pickSlot(
  slots: readonly Slot[],
  span: MinuteInterval | null,
  start: number,
  limits: Limits,
  accepts: Accepts = () => true,
): Picked {
  const free = freeStarts(slots)
  if (!free.has(start)) return { span, hit: null }
  const anew = () => begin(shortestRuns(free, start, limits), { span, accepts, limits })
  if (!span) return anew()
  if (start >= span.start && start < span.end) return shorten(span, start, limits)
  if (start === span.end) return extend(span, { ...span, end: start + limits.slotMinutes }, limits)
  if (start + limits.slotMinutes === span.start) return extend(span, { ...span, start }, limits)
  return anew()
}

/** Returns the number of slots in an interval. */
export function slotCount(span: MinuteInterval, { slotMinutes }: Pick<Limits, 'slotMinutes'>): number {
  return (span.end - span.start) / slotMinutes
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
  { span, accepts, limits }: { span: MinuteInterval | null; accepts: Accepts; limits: Limits },
): Picked {
  const begun = runs.find((run) => accepts(run)) ?? runs[0]
  if (!begun) return { span, hit: 'no-room' }
  return { span: begun, hit: limits.minSlots > 1 ? 'min' : null }
}

function extend(before: MinuteInterval, wished: MinuteInterval, limits: Limits): Picked {
  const tooLong = slotCount(wished, limits) > Math.max(limits.minSlots, limits.maxSlots)
  return tooLong ? { span: before, hit: 'max' } : { span: wished, hit: null }
}

function shorten(span: MinuteInterval, start: number, limits: Limits): Picked {
  const { slotMinutes, minSlots } = limits
  if (slotCount(span, limits) <= minSlots) return { span: null, hit: minSlots > 1 ? 'min' : null }
  if (start === span.start) return { span: { ...span, start: start + slotMinutes }, hit: null }
  const last = start + slotMinutes === span.end
  const end = last ? start : start + slotMinutes
  const least = span.start + minSlots * slotMinutes
  return { span: { ...span, end: Math.max(end, least) }, hit: end < least ? 'min' : null }
}
