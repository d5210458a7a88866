import { stepAccount } from '../../payments/account-step.ts'
import { refuse } from '../../refusals/refusal.ts'
import type { Booking } from '../booking.ts'
import type { BookingStep, BookingStepOf } from './command.ts'
import type { AppliedBookings, BookingCommandContext, BookingRefusal } from './command-context.ts'
import { checkIn, missOut } from './attendance.ts'
import { book } from './book.ts'
import { cancelled, cancelRefusal } from './cancel.ts'
import { move } from './move.ts'
import { undo } from './undo.ts'
import { counterPartOf } from '../money/counter-part.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { changeCoupon } from './coupon.ts'
import type { DoneBookingCommand } from './done-booking-command.ts'
import { holdOver } from '../hold-over.ts'
import { reprice } from './reprice.ts'
import { statusAt } from '../status.ts'
import { counterTotal, settled } from '../money/venue-part.ts'

/** The result of a command: the bookings as they are now, the coupons that it puts on them, and its entry in their history. */
export type BookingOutcome =
  | { ok: true; bookings: Booking[]; coupons: readonly Coupon[]; done: DoneBookingCommand }
  | BookingRefusal

type Changed = { ok: true; booking: Booking; coupons?: readonly Coupon[] } | BookingRefusal

/**
 * Carries out a command about the bookings of one company (decision 067). Pure: the server stores what comes out, and a
 * client shows it before the server has answered. What is not allowed is a refusal with its sentence, never an exception.
 */
export function applyBookingCommand(command: BookingStep, context: BookingCommandContext): BookingOutcome {
  const { data, at, byId } = context
  const applied = apply(command, context)
  if (!applied.ok) return applied
  const bookings = applied.bookings.map((booking) => counted(settled(booking, at)))
  const done: DoneBookingCommand = {
    id: command.id,
    companyId: data.companyId,
    command,
    bookingIds: bookings.map(({ id }) => id),
    at,
    byId,
    before: bookings.flatMap(({ id }) => data.booking(id) ?? []),
    undoneById: null,
  }
  return { ok: true, bookings, coupons: applied.coupons ?? [], done }
}

function apply(command: BookingStep, context: BookingCommandContext): AppliedBookings | BookingRefusal {
  if (command.type === 'book') return book(command, context)
  if (command.type === 'undo') return undo(command, context)
  const booking = context.data.booking(command.bookingId)
  if (booking?.companyId !== context.data.companyId)
    return refuse('not_found', 'Não encontramos essa reserva.')
  const change = step(booking, command, context)
  if (!change.ok) return change
  return { ok: true, bookings: [change.booking], ...(change.coupons && { coupons: change.coupons }) }
}

function step(
  booking: Booking,
  command: Exclude<BookingStep, { type: 'book' | 'undo' }>,
  context: BookingCommandContext,
): Changed {
  const { at, byId, data } = context
  const counter = counterPartOf(booking)
  if (command.type === 'note')
    return { ok: true, booking: { ...booking, counter: { ...counter, note: command.note } } }
  if (command.type === 'cancel') {
    const refusal = cancelRefusal(booking, at)
    return (
      refusal ?? {
        ok: true,
        booking: cancelled(booking, { at, by: 'company', byId, reason: command.reason }),
      }
    )
  }
  if (command.type === 'no_show') return missOut(booking, command, context)
  if (isPaying(command)) return paid(booking, command, context)
  const refusal = requireLive(booking, at)
  if (refusal) return refusal
  if (command.type === 'check_in') return checkIn(booking, command, context)
  if (data.onTab(booking.id) !== null)
    return refuse(
      'booking_on_tab',
      `A reserva está na comanda ${data.onTab(booking.id)}. Tire dela antes de mudar o preço, o cupom ou o horário.`,
    )
  if (command.type === 'move') return move(booking, command, context)
  if (command.type === 'coupon') return changeCoupon(booking, command, context)
  const repriced = reprice(booking, command.priceCents, { at, paymentId: `pay-${command.id}` })
  if (!repriced.ok) return repriced
  const { reason, priceCents, id } = command
  const change = {
    kind: 'price' as const,
    id,
    at,
    fromCents: booking.priceCents,
    toCents: priceCents,
    reason,
  }
  return {
    ok: true,
    booking: {
      ...repriced.booking,
      counter: { ...counter, priceReason: reason, changes: [...counter.changes, change] },
    },
  }
}

/** Refuses a change of what is over or was cancelled meanwhile; null where it is held or confirmed. */
function requireLive(booking: Booking, at: string): BookingRefusal | null {
  const status = statusAt(booking, at)
  if (status === 'confirmed' || status === 'awaiting_payment') return null
  if (status === 'cancelled') return refuse('booking_cancelled', 'Essa reserva foi cancelada.')
  if (status === 'expired') return holdOver()
  return refuse('invalid_transition', 'Essa reserva já terminou.')
}

const payingTypes = ['pay', 'pay_by_credit', 'void_payment', 'pix_paid', 'statement'] as const
type Paying = BookingStepOf<(typeof payingTypes)[number]>

function isPaying(command: BookingStep): command is Paying {
  return payingTypes.some((type) => type === command.type)
}

function paid(
  booking: Booking,
  command: Paying,
  { at, byId, data, pixCode }: BookingCommandContext,
): Changed {
  const counter = counterPartOf(booking)
  const tab = data.onTab(booking.id)
  const isNew =
    command.type === 'pay' ||
    command.type === 'pay_by_credit' ||
    (command.type === 'statement' && command.paid !== null)
  if (isNew && tab !== null)
    return refuse('booking_on_tab', `A reserva está na comanda ${tab}: receba por ela.`)
  if (isNew && (booking.status === 'cancelled' || booking.status === 'rained_out'))
    return refuse('booking_cancelled', 'Essa reserva foi cancelada.')
  if (isNew && statusAt(booking, at) === 'expired') return holdOver()
  const change = stepAccount(counter, counterTotal(booking), command, { at, byId, pixCode })
  return change.ok
    ? { ok: true, booking: { ...booking, counter: { ...counter, ...change.account } } }
    : change
}

function counted(booking: Booking): Booking {
  const counter = counterPartOf(booking)
  return { ...booking, counter: { ...counter, version: counter.version + 1 } }
}
