import { timeCodes } from '@campo-livre/domain/bookings/commands/refused-time.ts'
import { quote, type Quote } from '@campo-livre/domain/bookings/quote.ts'
import type { QuoteRefusal } from '@campo-livre/domain/bookings/request.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import { Refused } from '../http/refused.ts'
import type { FieldSchedule } from '../fields/schedule.ts'
import { alternatives } from './alternatives.ts'

/** Reasons that mean that somebody else was faster. */
const clashes: readonly QuoteRefusal['reason'][] = ['taken', 'held', 'mine']

/** Returns the price in cents, and the deal, of a time that can be booked (rules 1 to 3); refuses any other, with the nearest free ones. */
export function requireBookable(schedule: FieldSchedule, asked: Interval): Extract<Quote, { ok: true }> {
  const quoted = quote(schedule, asked)
  if (quoted.ok) return quoted
  const { reason, message } = quoted.refusal
  const offers = clashes.includes(reason) ? { data: { alternatives: alternatives(schedule, asked) } } : {}
  throw new Refused(timeCodes[reason], message, { errors: { start: [message] }, ...offers })
}
