import type { RefusedTime } from '@campo-livre/domain/bookings/athlete/hold.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import type { FieldSchedule } from '../fields/schedule.ts'
import { alternatives } from './alternatives.ts'

/** Reasons that mean that somebody else was faster. */
const clashes: readonly (RefusedTime['reason'] | undefined)[] = ['taken', 'held', 'mine']

/** Shows the nearest free times with the refusal of a time that somebody else has. */
export function withAlternatives(schedule: FieldSchedule, asked: Interval) {
  return ({ reason }: Refusal & { reason?: RefusedTime['reason'] | undefined }) =>
    clashes.includes(reason) ? { alternatives: alternatives(schedule, asked) } : undefined
}
