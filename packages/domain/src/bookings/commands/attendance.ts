import { refuse } from '../../refusals/refusal.ts'
import type { Booking } from '../booking.ts'
import type { BookingStepOf } from './command.ts'
import type { BookingCommandContext, BookingRefusal } from './command-context.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { noShowRefund } from '../cancel/no-show.ts'
import { statusAt } from '../status.ts'

type Changed = { ok: true; booking: Booking } | BookingRefusal
type Dated = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'counter'>

/** The earliest arrival before the start, in minutes. */
export const EARLY_MINUTES = 120
/** The time after the end within which nobody's coming can still be noted, in minutes. */
const LATE_NOTE_MINUTES = 24 * 60

/** Returns whether somebody's arrival can be noted now. */
export function canCheckIn(booking: Dated, now: string): boolean {
  if (statusAt(booking, now) !== 'confirmed' || counterPartOf(booking).checkedInAt !== null) return false
  return Date.parse(now) >= Date.parse(booking.start) - EARLY_MINUTES * 60_000
}

/** Returns whether it can be noted now that nobody came: after the start and what the arena waits for late players. */
export function canMissOut(booking: Dated & Pick<Booking, 'rules'>, now: string): boolean {
  const status = statusAt(booking, now)
  if (status !== 'confirmed' && status !== 'completed') return false
  if (counterPartOf(booking).checkedInAt !== null) return false
  const instant = Date.parse(now)
  const from = Date.parse(booking.start) + booking.rules.toleranceMinutes * 60_000
  return instant >= from && instant < Date.parse(booking.end) + LATE_NOTE_MINUTES * 60_000
}

/** Notes that they have arrived. */
export function checkIn(
  booking: Booking,
  { id }: BookingStepOf<'check_in'>,
  { at }: BookingCommandContext,
): Changed {
  const counter = counterPartOf(booking)
  if (counter.checkedInAt !== null) return refuse('conflict', 'A chegada já foi marcada.')
  if (!canCheckIn(booking, at))
    return refuse('invalid_transition', 'A chegada se marca desde 2 horas antes do jogo, até o fim dele.')
  const changes = [...counter.changes, { kind: 'checked_in' as const, id, at }]
  return { ok: true, booking: { ...booking, counter: { ...counter, checkedInAt: at, changes } } }
}

/** Notes that nobody came: what was paid online beyond the arena's rule goes back (decision 050). */
export function missOut(
  booking: Booking,
  { id }: BookingStepOf<'no_show'>,
  { at }: BookingCommandContext,
): Changed {
  if (!canMissOut(booking, at)) {
    const { toleranceMinutes } = booking.rules
    return refuse(
      'invalid_transition',
      counterPartOf(booking).checkedInAt === null
        ? `A falta se marca ${toleranceMinutes} minutos depois do início, até um dia depois do jogo.`
        : 'A chegada já foi marcada. Desfaça a chegada antes.',
    )
  }
  const counter = counterPartOf(booking)
  const refundedCents = noShowRefund(booking)
  const { payment } = booking
  const changes = [...counter.changes, { kind: 'no_show' as const, id, at }]
  return {
    ok: true,
    booking: {
      ...booking,
      status: 'no_show',
      payment:
        payment && refundedCents > 0
          ? { ...payment, status: 'refunded', refundedCents: payment.refundedCents + refundedCents }
          : payment,
      counter: { ...counter, changes },
    },
  }
}
