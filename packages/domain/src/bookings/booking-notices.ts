import { creditBackCents } from '../credit/credit-back.ts'
import { formatCents } from '../money/money.ts'
import type { Notice } from '../notifications/notice.ts'
import { describeBookingRefund } from './cancel/refund-way.ts'
import { formatAtTime, formatDayMonth, formatTime } from '../time/format.ts'
import { localDay } from '../time/zone.ts'
import type { Booking } from './booking.ts'
import { describeMoveMoney } from './athlete/describe-move-money.ts'
import type { MoveMoney } from './athlete/settle-at-price.ts'
import type { KnownPlace } from './cancel/told-move.ts'

/** The place of a booking, as its notices name it. */
export type BookingPlace = {
  fieldName: string
  companyName: string
  timeZone: string
  /** The user who runs the company; null for none. */
  ownerId: string | null
}

/** The payer of a booking that somebody else has now, by first name and initial. */
export type Payer = { id: string; name: string }

type Told = Pick<Booking, 'id' | 'start'>

/** Returns what is booked: `Campo 1, 20/11 às 20h`. */
export function bookedWhat({ start }: Pick<Booking, 'start'>, { fieldName, timeZone }: BookingPlace): string {
  return `${fieldName}, ${formatDayMonth(start, timeZone)} ${formatAtTime(start, timeZone)}`
}

/** Returns the link to a booking for its athlete. */
export function athleteAction({ id }: Pick<Booking, 'id'>): Pick<Notice, 'actionText' | 'actionUrl'> {
  return { actionText: 'Ver reserva', actionUrl: `/atleta/reservas/${id}` }
}

/** Returns the link to a booking for its arena. */
export function companyAction(
  { id, start }: Told,
  { timeZone }: BookingPlace,
): Pick<Notice, 'actionText' | 'actionUrl'> {
  return {
    actionText: 'Ver reserva',
    actionUrl: `/company/bookings?dia=${localDay(timeZone, start)}&reserva=${id}`,
  }
}

/** Returns the notices of a confirmed booking, to the athlete, and of a new one, to the arena. */
export function confirmedNotices(booking: Booking, place: BookingPlace): Notice[] {
  const what = bookedWhat(booking, place)
  const isPaid = booking.payment?.status === 'paid'
  const confirmed = isPaid ? 'Pagamento recebido e reserva confirmada' : 'Reserva confirmada'
  return [
    {
      userId: booking.athleteId,
      kind: isPaid ? 'payments' : 'bookings',
      type: 'success',
      message: `${confirmed}: ${what}.`,
      ...athleteAction(booking),
    },
    {
      userId: place.ownerId,
      kind: 'new-bookings',
      type: 'message',
      message: `Nova reserva de ${booking.customerName}: ${what}.`,
      about: { userId: booking.athleteId, nameless: `Nova reserva: ${what}.` },
      ...companyAction(booking, place),
    },
  ]
}

/** Returns the notice to an athlete whose card was declined after all; they may have left the page. */
export function cardDeclinedNotices(booking: Booking, place: BookingPlace): Notice[] {
  return [
    {
      userId: booking.athleteId,
      kind: 'payments',
      type: 'warning',
      message: `Seu cartão não passou: ${bookedWhat(booking, place)}. Nada foi cobrado.`,
      ...athleteAction(booking),
    },
  ]
}

/**
 * Returns the notices of a cancellation: to the athlete, to who paid and passed it on, and to the arena if the booking had
 * been confirmed. One by the arena cannot be muted.
 */
export function cancelledNotices(booking: Booking, place: BookingPlace, payer: Payer | null): Notice[] {
  const what = bookedWhat(booking, place)
  const { by, reason, refundCents } = booking.cancellation ?? { by: 'athlete', reason: null, refundCents: 0 }
  const why = reason === null ? '' : ` Motivo: ${reason}`
  const creditCents = creditBackCents(booking)
  const credit = creditCents > 0 ? ` ${formatCents(creditCents)} voltam como crédito na arena.` : ''
  const isOfShares = booking.cancellation?.refundToPayers === true
  const back = describeBookingRefund(booking, refundCents)
  const toReader = isOfShares ? ` ${back}.` : ` Você recebe ${back}.`
  const toPayer = describeBookingRefund(booking, refundCents, payer?.name ?? 'quem pagou')
  const money = refundCents === 0 ? '' : payer === null ? toReader : ` ${toPayer}.`
  const subject = by === 'company' ? `${place.companyName} cancelou sua reserva` : 'Sua reserva foi cancelada'
  const toAthlete: Notice = {
    userId: booking.athleteId,
    kind: by === 'company' ? null : refundCents > 0 ? 'payments' : 'bookings',
    ...(by === 'company' && { urgent: true }),
    type: 'warning',
    message: `${subject}: ${what}.${by === 'company' ? why : ''}${money}${credit}`,
    ...(payer !== null && {
      about: {
        userId: payer.id,
        nameless: `${subject}: ${what}.${by === 'company' ? why : ''}${credit}`,
      },
    }),
    ...athleteAction(booking),
  }
  const paidBack: Notice[] =
    payer === null || refundCents === 0
      ? []
      : [
          {
            userId: payer.id,
            kind: 'payments',
            type: 'message',
            message: `A reserva que você passou foi cancelada: ${what}.${toReader}`,
            actionText: 'Ver reservas',
            actionUrl: '/atleta/reservas',
          },
        ]
  if (by === 'company' || booking.confirmedAt === null) return [toAthlete, ...paidBack]
  return [
    toAthlete,
    ...paidBack,
    {
      userId: place.ownerId,
      kind: 'cancellations',
      type: 'warning',
      message: `${booking.customerName} cancelou: ${what}.${why}`,
      about: { userId: booking.athleteId, nameless: `Uma reserva foi cancelada: ${what}.` },
      ...companyAction(booking, place),
    },
  ]
}

/** Returns the notice of a booking that the arena has made for an athlete. */
export function bookedNotices(booking: Booking, place: BookingPlace): Notice[] {
  const message = `${place.companyName} marcou uma reserva para você: ${bookedWhat(booking, place)}.`
  const action = athleteAction(booking)
  return [{ userId: booking.athleteId, kind: 'bookings', type: 'success', message, ...action }]
}

/** Returns the notice of a booking that the arena has moved from the place that its athlete knows; it cannot be muted. */
export function toldMoveNotices(
  booking: Booking,
  place: BookingPlace,
  known: { place: KnownPlace; what: string },
): Notice[] {
  const { fieldId, start, end, priceCents } = known.place
  const price =
    priceCents === booking.priceCents
      ? ' O preço continua o mesmo.'
      : ` O preço passa para ${formatCents(booking.priceCents)}.`
  const message = `${place.companyName} mudou sua reserva: ${known.what}, passa para ${bookedWhat(booking, place)}.${price}`
  const moved = { bookingId: booking.id, from: { fieldId, start, end, priceCents } }
  const action = athleteAction(booking)
  return [{ userId: booking.athleteId, kind: null, urgent: true, type: 'warning', message, moved, ...action }]
}

/** Returns the notice of a booking that the arena has moved from a place to another, and why; it cannot be muted. */
export function movedNotices(
  moved: Booking,
  reason: string,
  { from, to }: { from: string; to: BookingPlace },
): Notice[] {
  const why = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  const message = `${to.companyName} mudou sua reserva: ${from}, passa para ${bookedWhat(moved, to)}. Motivo: ${why} O preço continua o mesmo.`
  return [
    { userId: moved.athleteId, kind: null, urgent: true, type: 'warning', message, ...athleteAction(moved) },
  ]
}

/** Returns the notices of a booking that its athlete has moved: to them, with what becomes of the money, and to the arena. */
export function movedByAthleteNotices(
  moved: Booking,
  place: BookingPlace,
  { from, money }: { from: string; money: MoveMoney },
): Notice[] {
  const what = `${from}, passa para ${bookedWhat(moved, place)}`
  const paid = describeMoveMoney(money)
  return [
    {
      userId: moved.athleteId,
      kind: 'bookings',
      type: 'success',
      message: `Você mudou sua reserva: ${what}.${paid === null ? '' : ` ${paid}`}`,
      ...athleteAction(moved),
    },
    {
      userId: place.ownerId,
      kind: 'cancellations',
      type: 'message',
      message: `${moved.customerName} mudou a reserva: ${what}.`,
      about: { userId: moved.athleteId, nameless: `Uma reserva mudou: ${what}.` },
      ...companyAction(moved, place),
    },
  ]
}

/** Returns the notice of a game that begins soon. */
export function soonNotices(booking: Booking, place: BookingPlace): Notice[] {
  const message = `Seu jogo é daqui a pouco: ${bookedWhat(booking, place)}, ${place.companyName}.`
  return [
    { userId: booking.athleteId, kind: 'reminders', type: 'reminder', message, ...athleteAction(booking) },
  ]
}

/** Returns the notice of a hold that ends soon. */
export function holdEndingNotices(booking: Booking, place: BookingPlace): Notice[] {
  const { holdExpiresAt } = booking
  const until =
    holdExpiresAt === null ? '' : ` O horário fica guardado até ${formatTime(holdExpiresAt, place.timeZone)}.`
  const message = `O tempo para pagar está acabando: ${bookedWhat(booking, place)}.${until}`
  return [
    { userId: booking.athleteId, kind: 'payments', type: 'warning', message, ...athleteAction(booking) },
  ]
}
