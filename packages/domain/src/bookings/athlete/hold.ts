import type { ArenaRules } from '../../companies/arena-rules.ts'
import type { Done } from '../../outcome/outcome.ts'
import type { Interval } from '../../time/interval.ts'
import { type Booking, HOLD_MINUTES } from '../booking.ts'
import { timeCodes } from '../commands/refused-time.ts'
import { quote, type Quote } from '../quote/quote.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { BookableSchedule, QuoteRefusal } from '../quote/request.ts'
import { statusAt } from '../status.ts'

export type HoldContext = {
  schedule: BookableSchedule
  /** The bookings near the time, in any state, those of fields on the same ground too. */
  near: readonly Booking[]
  field: { id: string; companyId: string }
  rules: ArenaRules
  athlete: { id: string; name: string; phone: string | null }
  at: string
  id: string
  code: string
}

/** A refusal of a time, by its start, and the reason of the rule. */
export type RefusedTime = Refusal & { reason: QuoteRefusal['reason'] }

/**
 * Holds a time for an athlete for 15 minutes (rules 1 to 4): price, offer and rules are those of this instant. Holds near
 * it that have run out are stored as expired, so that a clock that is set back does not revive them (rule 1).
 */
export function holdTime(
  asked: Interval,
  context: HoldContext,
): Done<{ bookings: readonly [Booking, ...Booking[]] }> | RefusedTime {
  const quoted = judgeTime(asked, context.schedule)
  if (!quoted.ok) return quoted
  const { field, rules, athlete, at, id, code } = context
  const held: Booking = {
    id,
    code,
    fieldId: field.id,
    companyId: field.companyId,
    athleteId: athlete.id,
    customerName: athlete.name,
    customerPhone: athlete.phone,
    start: new Date(asked.start).toISOString(),
    end: new Date(asked.end).toISOString(),
    priceCents: quoted.priceCents,
    source: 'site',
    status: 'awaiting_payment',
    createdAt: at,
    holdExpiresAt: new Date(Date.parse(at) + HOLD_MINUTES * 60_000).toISOString(),
    confirmedAt: null,
    rules,
    cancellation: null,
    payment: null,
    balance: null,
    ...(quoted.deal && { deal: quoted.deal }),
  }
  return { ok: true, changes: { bookings: [held, ...expiredHolds(context.near, at)] }, notices: [] }
}

/** Returns the price in cents and the offer of a time that can be booked (rules 1 to 3), or why it cannot. */
export function judgeTime(
  asked: Interval,
  schedule: BookableSchedule,
): Extract<Quote, { ok: true }> | RefusedTime {
  const quoted = quote(schedule, asked)
  if (quoted.ok) return quoted
  const { reason, message } = quoted.refusal
  return { ...refuse(timeCodes[reason], message, 'start'), reason }
}

/** Returns the holds that have run out, as they are stored from then on. */
export function expiredHolds(bookings: readonly Booking[], at: string): Booking[] {
  return bookings.flatMap((booking) =>
    booking.status === 'awaiting_payment' && statusAt(booking, at) === 'expired'
      ? [{ ...booking, status: 'expired' as const }]
      : [],
  )
}
