import type { Booking } from './booking.ts'
import type { BookingChange } from './money/counter-part.ts'
import { statusAt } from './status.ts'

export type TimelineEvent = {
  kind:
    | 'created'
    | 'paid'
    | 'confirmed'
    | 'expired'
    | 'cancelled'
    | 'refunded'
    | 'rained'
    | 'new-time'
    | 'credit'
    | 'starts'
    | 'completed'
    | BookingChange['kind']
  at: string
  /** True if the event is still to come. */
  ahead: boolean
  /** The change by the arena, where it is one. */
  change?: BookingChange
}

type TimelineBooking = Pick<
  Booking,
  | 'status'
  | 'start'
  | 'end'
  | 'createdAt'
  | 'holdExpiresAt'
  | 'confirmedAt'
  | 'cancellation'
  | 'payment'
  | 'rain'
> & {
  /** The changes that the arena made. */
  changes?: readonly BookingChange[] | undefined
}

/** Lists the past and coming events of a booking, oldest first. */
export function bookingTimeline(booking: TimelineBooking, now: string): TimelineEvent[] {
  const status = statusAt(booking, now)
  const events: Omit<TimelineEvent, 'ahead'>[] = [{ kind: 'created', at: booking.createdAt }]
  if (booking.payment?.paidAt) events.push({ kind: 'paid', at: booking.payment.paidAt })
  if (booking.confirmedAt) events.push({ kind: 'confirmed', at: booking.confirmedAt })
  for (const change of booking.changes ?? []) events.push({ kind: change.kind, at: change.at, change })
  const { rain } = booking
  if (rain) {
    events.push({ kind: 'rained', at: rain.at })
    if (rain.chosen) events.push({ kind: rain.chosen.what, at: rain.chosen.at })
  }
  if (booking.cancellation) {
    events.push({ kind: 'cancelled', at: booking.cancellation.at })
    if (booking.cancellation.creditCents) events.push({ kind: 'credit', at: booking.cancellation.at })
    if (booking.cancellation.refundCents > 0) events.push({ kind: 'refunded', at: booking.cancellation.at })
  } else if (status === 'expired' && booking.holdExpiresAt) {
    events.push({ kind: 'expired', at: booking.holdExpiresAt })
  } else if (status === 'rained_out') {
    const lapsed = rain && rain.chosen === null && rain.paidCents > 0
    if (lapsed) events.push({ kind: 'credit', at: rain.until })
  } else {
    events.push({ kind: 'starts', at: booking.start })
    if (status !== 'no_show') events.push({ kind: 'completed', at: booking.end })
    else if (booking.payment && booking.payment.refundedCents > 0) {
      const marked = booking.changes?.findLast(({ kind }) => kind === 'no_show')
      events.push({ kind: 'refunded', at: marked?.at ?? booking.end })
    }
  }
  events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return events.map((event) => ({ ...event, ahead: Date.parse(event.at) > Date.parse(now) }))
}
