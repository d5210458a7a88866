import { refuse } from '../../refusals/refusal.ts'
import type { Booking } from '../booking.ts'
import type { BookingStepOf } from './command.ts'
import type { BookingCommandContext, BookingRefusal } from './command-context.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { type CounterSchedule, judgeAtCounter } from '../quote/judge-at-counter.ts'
import { reprice } from './reprice.ts'
import { refusedTime } from './refused-time.ts'

type Place = { fieldId: string; start: string; end: string }
type Changed = { ok: true; booking: Booking } | BookingRefusal

/** A judged move: the price by the rules at the new time and the difference to the present one, in cents; or why not. */
export type JudgedMove =
  | { ok: true; priceCents: number; differenceCents: number; deal?: Booking['deal'] }
  | { ok: false; refusal: ReturnType<typeof refusedTime> }

/**
 * Judges whether a booking can move, or become longer or shorter, and what it costs then: the same for what the screen
 * shows while it is dragged and for what the server decides. `schedule`: of the new field, without this booking.
 */
export function judgeMove(
  schedule: CounterSchedule,
  booking: Pick<Booking, 'fieldId' | 'start' | 'end' | 'priceCents'>,
  to: Place,
): JudgedMove {
  const kept = to.fieldId === booking.fieldId ? booking.start : undefined
  const judged = judgeAtCounter(schedule, to, kept)
  if (!judged.ok) return { ok: false, refusal: refusedTime(judged.refusal, to) }
  const { priceCents, deal } = judged
  return { ok: true, priceCents, differenceCents: priceCents - booking.priceCents, ...(deal && { deal }) }
}

/**
 * Moves a booking to another time or field, or changes its length. A price of the arena's own stays; with any other the
 * deal of the new time comes, and that of the old one goes (N9). A date of a series has no deals, nor has a booking with a
 * coupon, which it keeps.
 */
export function move(
  booking: Booking,
  { id, price, ...command }: BookingStepOf<'move'>,
  { data, at }: BookingCommandContext,
): Changed {
  const to = {
    fieldId: command.fieldId,
    start: new Date(command.start).toISOString(),
    end: new Date(command.end).toISOString(),
  }
  const from = { fieldId: booking.fieldId, start: booking.start, end: booking.end }
  if (to.fieldId === from.fieldId && to.start === from.start && to.end === from.end)
    return refuse('conflict', 'A reserva já está nesse horário.')
  const schedule = data.schedule(to.fieldId, [booking.id], to)
  if (!schedule) return refuse('not_found', 'Não encontramos esse campo.')
  const judged = judgeMove(dealt(booking, schedule), booking, to)
  if (!judged.ok) return judged.refusal
  const counter = counterPartOf(booking)
  const moved = {
    ...booking,
    ...to,
    counter: { ...counter, changes: [...counter.changes, { kind: 'moved' as const, id, at, from, to }] },
  }
  if (price === 'keep' || counter.priceReason !== null) return { ok: true, booking: moved }
  return reprice({ ...moved, deal: judged.deal }, judged.priceCents, { at, paymentId: `pay-${id}` })
}

/** Returns the schedule by which a booking is priced: without deals for a date of a series, and for one with a coupon. */
export function dealt<S extends CounterSchedule>(
  { series, couponUsed }: Pick<Booking, 'series' | 'couponUsed'>,
  schedule: S,
): S {
  return series || couponUsed ? { ...schedule, deals: [] } : schedule
}
