import { adjoin } from '../availability/runs.ts'
import type { Slot } from '../availability/slots.ts'
import type { SlotStatus } from '../availability/slot-status.ts'
import type { Field } from '../fields/field.ts'
import { toMinutes } from '../time/zone.ts'
import { leavesGap } from './gap.ts'

/** ISO instants. */
type Stretch = { start: string; end: string }

/** What a field says of the length of a booking and of its place among others. */
export type RunRules = Pick<Field, 'slotMinutes' | 'bufferMinutes' | 'minSlots' | 'maxSlots' | 'avoidGaps'>

/** Why a stretch cannot be booked. */
export type RunReason = Exclude<SlotStatus, 'free'> | 'closed' | 'too-short' | 'too-long' | 'gap'

/** The slots that lie in a wish, and why they cannot be booked together; null when they can. */
export type JudgedRun = { part: readonly Slot[]; reason: RunReason | null }

/**
 * Whether a wish is a run of whole, free, adjoining slots, as long as the field allows and without a gap beside it
 * (rules 1 and 2). The one judge for the backend's answer and for a choice on the screen.
 */
export function judgeRun(slots: readonly Slot[], field: RunRules, wish: Stretch): JudgedRun {
  const start = toMinutes(wish.start)
  const end = toMinutes(wish.end)
  const part = slots.filter((slot) => slot.start >= start && slot.end <= end)
  return { part, reason: reasonAgainst(part, slots, field, wish) }
}

function reasonAgainst(
  part: readonly Slot[],
  slots: readonly Slot[],
  field: RunRules,
  wish: Stretch,
): RunReason | null {
  if (!fits(part, wish)) return 'closed'
  if (part.length < field.minSlots) return 'too-short'
  if (part.length > field.maxSlots) return 'too-long'
  for (const { status } of part) if (status !== 'free') return status
  return field.avoidGaps && leavesGap(field, slots, part) ? 'gap' : null
}

function fits(part: readonly Slot[], wish: Stretch): boolean {
  const first = part[0]
  const last = part.at(-1)
  if (!first || !last || !adjoin(part)) return false
  return first.start * 60_000 === Date.parse(wish.start) && last.end * 60_000 === Date.parse(wish.end)
}
