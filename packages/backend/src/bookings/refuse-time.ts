import type { RefusedTime } from '@campo-livre/domain/bookings/athlete/hold.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import { Refused } from '../http/refused.ts'
import type { FieldSchedule } from '../fields/schedule.ts'
import { alternatives } from './alternatives.ts'

/** Reasons that mean that somebody else was faster. */
const clashes: readonly RefusedTime['reason'][] = ['taken', 'held', 'mine']

/** Returns the refusal of a time, with the nearest free ones where somebody else has it. */
export function refuseTime(
  { code, message, reason }: RefusedTime,
  schedule: FieldSchedule,
  asked: Interval,
): Refused {
  const offers = clashes.includes(reason) ? { data: { alternatives: alternatives(schedule, asked) } } : {}
  return new Refused(code, message, { errors: { start: [message] }, ...offers })
}
