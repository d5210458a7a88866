import type { Slot } from '../../availability/slots.ts'
import type { Field } from '../../fields/field.ts'

type GapRules = Pick<Field, 'slotMinutes' | 'bufferMinutes' | 'minSlots' | 'maxSlots'>

/**
 * Returns whether booking `part` would leave free time beside it that is too short to sell (rule 1), though the free
 * interval around it could be sold without such a gap. The booking's own buffer is not a gap. Where every choice leaves
 * a gap the result is false: otherwise the whole interval could not be sold.
 */
export function leavesGap(field: GapRules, slots: readonly Slot[], part: readonly Slot[]): boolean {
  const { minSlots, maxSlots } = field
  const first = slots.findIndex((slot) => slot.start === part[0]?.start)
  const before = openSlots(slots, first, -1)
  const after = openSlots(slots, first + part.length - 1, 1)
  const buffer = Math.ceil(field.bufferMinutes / field.slotMinutes)
  const unsellable = (count: number) => count > buffer && count < buffer + minSlots
  if (!unsellable(before) && !unsellable(after)) return false
  const runLength = before + part.length + after
  return runLength <= maxSlots + 2 * buffer || runLength >= 2 * minSlots + buffer
}

/** Counts the slots that adjoin on one side of `index` and can be sold, now or once the horizon has reached them. */
function openSlots(slots: readonly Slot[], index: number, step: 1 | -1): number {
  let count = 0
  while (opens(slots[index + step * count], slots[index + step * (count + 1)], step)) count++
  return count
}

function opens(last: Slot | undefined, next: Slot | undefined, step: 1 | -1): boolean {
  if (!last || !next || (next.status !== 'free' && next.status !== 'beyond')) return false
  return step === 1 ? last.end === next.start : next.end === last.start
}
