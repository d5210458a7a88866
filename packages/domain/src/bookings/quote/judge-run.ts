import { adjoin } from '../../availability/runs.ts'
import type { Slot } from '../../availability/slots.ts'
import type { SlotStatus } from '../../availability/slot-status.ts'
import type { Field } from '../../fields/field.ts'
import { toMinutes } from '../../time/zone.ts'
import { leavesGap } from './gap.ts'
import type { Interval } from '../../time/interval.ts'

/** The rules of a field about the length of a booking and its place among other bookings. */
export type RunRules = Pick<Field, 'slotMinutes' | 'bufferMinutes' | 'minSlots' | 'maxSlots' | 'avoidGaps'>

/** The reason for which an interval cannot be booked. */
export type RunReason = Exclude<SlotStatus, 'free'> | 'closed' | 'too-short' | 'too-long' | 'gap'

/**
 * The slots within a requested interval, and the reason for which they cannot be booked together; null when they can.
 */
export type JudgedRun = { part: readonly Slot[]; reason: RunReason | null }

/**
 * Judges whether a requested interval is a run of whole, free, adjoining slots, as long as the field allows and without
 * a gap beside it (rules 1 and 2). Used both for the backend's answer and for a selection on the screen.
 */
export function judgeRun(slots: readonly Slot[], field: RunRules, asked: Interval): JudgedRun {
  const start = toMinutes(asked.start)
  const end = toMinutes(asked.end)
  const part = slots.filter((slot) => slot.start >= start && slot.end <= end)
  return { part, reason: reasonAgainst(part, slots, field, asked) }
}

function reasonAgainst(
  part: readonly Slot[],
  slots: readonly Slot[],
  field: RunRules,
  asked: Interval,
): RunReason | null {
  if (!fits(part, asked)) return 'closed'
  if (part.length < field.minSlots) return 'too-short'
  if (part.length > field.maxSlots) return 'too-long'
  for (const { status } of part) if (status !== 'free') return status
  return field.avoidGaps && leavesGap(field, slots, part) ? 'gap' : null
}

function fits(part: readonly Slot[], asked: Interval): boolean {
  const first = part[0]
  const last = part.at(-1)
  if (!first || !last || !adjoin(part)) return false
  return first.start * 60_000 === Date.parse(asked.start) && last.end * 60_000 === Date.parse(asked.end)
}
