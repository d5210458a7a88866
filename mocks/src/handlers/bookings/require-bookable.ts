import { quote, type QuoteRefusal } from '@campo-livre/domain/bookings/request.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import { Refused } from '../../http/refused.ts'
import type { FieldSchedule } from '../fields/schedule.ts'
import { alternatives } from './alternatives.ts'

/** The refusal codes of the rules' reasons. */
const codes: Readonly<Record<QuoteRefusal['reason'], RefusalCode>> = {
  inactive: 'field_inactive',
  closed: 'slot_closed',
  past: 'slot_past',
  blocked: 'slot_blocked',
  taken: 'slot_taken',
  held: 'slot_held',
  mine: 'slot_own',
  soon: 'slot_too_soon',
  beyond: 'slot_beyond_horizon',
  'too-short': 'booking_too_short',
  'too-long': 'booking_too_long',
  gap: 'leaves_gap',
}

/** Reasons that mean that somebody else was faster. */
const clashes: readonly QuoteRefusal['reason'][] = ['taken', 'held', 'mine']

/** Returns the price in cents of a time that can be booked (rules 1 to 3); refuses any other, with the nearest free ones. */
export function requireBookable(schedule: FieldSchedule, asked: Interval): number {
  const quoted = quote(schedule, asked)
  if (quoted.ok) return quoted.priceCents
  const { reason, message } = quoted.refusal
  const offers = clashes.includes(reason) ? { data: { alternatives: alternatives(schedule, asked) } } : {}
  throw new Refused(codes[reason], message, { errors: { start: [message] }, ...offers })
}
