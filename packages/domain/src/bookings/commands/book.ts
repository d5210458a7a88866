import { judgeCoupon } from '../../coupons/judge-coupon.ts'
import { taken } from '../../coupons/use-coupon.ts'
import { toPayCents } from '../../coupons/to-pay.ts'
import { refuse } from '../../refusals/refusal.ts'
import { withCountry } from '../../users/phone.ts'
import type { Booking } from '../booking.ts'
import type { BookedFor, BookingStepOf } from './command.ts'
import type {
  AppliedBookings,
  BookingCommandContext,
  BookingData,
  BookingRefusal,
} from './command-context.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { newPayment } from './reprice.ts'
import { takenOn } from '../../fields/shared-ground.ts'
import { refusedTime } from './refused-time.ts'
import { judgeAtCounter } from '../quote/judge-at-counter.ts'
import { minutesOf } from '../day/calendar-schedule.ts'

type Customer = Pick<Booking, 'athleteId' | 'customerName' | 'customerPhone'>

/**
 * Books times for a person at the counter: all of them, or none. They are confirmed at once, and paid at the venue. One at
 * the price of a deal is one of that deal's (N9); one at a price of the arena's own is not. A coupon is judged for each.
 */
export function book(
  command: BookingStepOf<'book'>,
  context: BookingCommandContext,
): AppliedBookings | BookingRefusal {
  const { data, at, newCode } = context
  const customer = customerOf(command.customer, data)
  if (customer === null) return refuse('not_found', 'Não encontramos essa pessoa.')
  if (command.priceCents !== null && command.priceReason === null)
    return refuse('invalid', 'Conte por que o preço é outro.')
  const made: Booking[] = []
  for (const time of command.times) {
    const wanted = {
      ...time,
      start: new Date(time.start).toISOString(),
      end: new Date(time.end).toISOString(),
    }
    if (data.booking(time.bookingId)) return refuse('conflict', 'Essa reserva já foi lançada.')
    const schedule = data.schedule(time.fieldId, [], wanted)
    if (!schedule) return refuse('not_found', 'Não encontramos esse campo.')
    // The times of one command are on each other's ground as stored ones are (rule 1).
    const before = takenOn(
      data.occupiedBy(time.fieldId),
      made.map((each) => ({ ...minutesOf(each), fieldId: each.fieldId })),
    )
    const judged = judgeAtCounter({ ...schedule, occupied: [...schedule.occupied, ...before] }, wanted)
    if (!judged.ok) return refusedTime(judged.refusal, wanted)
    const priceCents = command.priceCents ?? judged.priceCents
    const booking: Booking = {
      id: time.bookingId,
      code: newCode(),
      fieldId: time.fieldId,
      companyId: data.companyId,
      ...customer,
      start: wanted.start,
      end: wanted.end,
      priceCents,
      source: 'counter',
      status: 'confirmed',
      createdAt: at,
      holdExpiresAt: null,
      confirmedAt: at,
      rules: data.rules,
      cancellation: null,
      payment: null,
      balance: null,
      ...(command.priceCents === null && judged.deal && { deal: judged.deal }),
      counter: {
        ...counterPartOf({}),
        note: command.note,
        priceReason: command.priceCents === null ? null : command.priceReason,
      },
    }
    const judgedCoupon =
      command.coupon === undefined ? null : couponFor(booking, command.coupon, made, context)
    if (judgedCoupon && !judgedCoupon.ok) return judgedCoupon
    const booked = { ...booking, ...(judgedCoupon && { couponUsed: judgedCoupon.used }) }
    const amountCents = toPayCents(booked)
    const payment = amountCents === 0 ? null : { ...newPayment(`pay-${booked.id}`, at), amountCents }
    made.push({ ...booked, payment })
  }
  const coupon = command.coupon === undefined ? undefined : data.coupon(command.coupon)
  return { ok: true, bookings: made, ...(coupon && { coupons: [taken(coupon, made.length)] }) }
}

/** Judges the coupon of one of several bookings that are made together for a person: each of them is a use. */
function couponFor(
  booking: Booking,
  code: string,
  made: readonly Booking[],
  { data: { coupon, uses }, at }: BookingCommandContext,
) {
  return judgeCoupon(
    coupon(code),
    booking,
    {
      ...uses,
      at,
      usesOf: (of) => [...uses.usesOf(of), ...made],
      usesBy: (of, whose) => [...uses.usesBy(of, whose), ...made],
    },
    'counter',
  )
}

function customerOf(wanted: BookedFor, data: BookingData): Customer | null {
  if (wanted.kind === 'walk_in') {
    const { name, phone } = wanted
    return { athleteId: null, customerName: name, customerPhone: phone === null ? null : withCountry(phone) }
  }
  const person = data.customer(wanted.athleteId)
  return person ? { athleteId: person.id, customerName: person.name, customerPhone: person.phone } : null
}
