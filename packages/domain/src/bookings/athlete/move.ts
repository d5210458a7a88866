import { fullRefundUntil } from '../../companies/cancellation-policy.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { refusePlace } from '../../coupons/judge-coupon.ts'
import { moveRachas } from '../../rachas/operations.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { formatAtTime, formatShortDay } from '../../time/format.ts'
import type { Booking } from '../booking.ts'
import { bookedWhat, movedByAthleteNotices } from '../booking-notices.ts'
import { type AroundFacts, type ChangedBookings, gamePlace } from '../cancel/cancel-and-move.ts'
import { dealt } from '../commands/move.ts'
import { counterPartOf } from '../money/counter-part.ts'
import type { BookableSchedule } from '../quote/request.ts'
import { statusAt } from '../status.ts'
import { expiredHolds, judgeTime, type RefusedTime } from './hold.ts'
import type { MoveRequest, MoveTarget } from './move-request.ts'
import { type MoveMoney, settleAtPrice } from './settle-at-price.ts'

type Movable = Pick<
  Booking,
  'status' | 'holdExpiresAt' | 'start' | 'end' | 'createdAt' | 'rules' | 'series'
> & {
  checkedInAt?: string | null | undefined
}

/** Returns the ISO instant until which an athlete moves a booking: as long as cancelling it gives everything back. */
export const movableUntil = ({ rules, ...booking }: Pick<Booking, 'createdAt' | 'start' | 'rules'>) =>
  new Date(fullRefundUntil(rules.cancellationPolicy, booking)).toISOString()

/** Returns why its athlete cannot move a booking at the instant `now`; null where they can (H2, rule 5). */
export function moveRefusal(booking: Movable, now: string, timeZone: string): Refusal | null {
  const status = statusAt(booking, now)
  if (booking.series)
    return refuse(
      'invalid_transition',
      'Essa data é do seu horário fixo. Troque o dia dela na tela do horário fixo.',
    )
  if (status === 'awaiting_payment')
    return refuse('invalid_transition', 'Pague primeiro: o horário muda depois de confirmado.')
  if (status === 'cancelled') return refuse('booking_cancelled', 'Essa reserva foi cancelada.')
  if (status === 'rained_out')
    return refuse('invalid_transition', 'Choveu nesse jogo: escolha o que fazer com a reserva na tela dela.')
  if (status !== 'confirmed' || booking.checkedInAt || Date.parse(now) >= Date.parse(booking.start))
    return refuse('booking_started', 'Essa reserva já começou, e o horário não muda mais.')
  const until = movableUntil(booking)
  if (Date.parse(now) < Date.parse(until)) return null
  return refuse(
    'invalid_transition',
    `O prazo para mudar o horário acabou ${formatShortDay(until, timeZone)}, ${formatAtTime(until, timeZone)}. Fale com a arena.`,
  )
}

/** All by which a move of an athlete is judged. */
export type JudgingMove = {
  at: string
  /** The arena of the wanted field. */
  arenaId: string
  /** The schedule of the wanted field, without the booking itself. */
  schedule: BookableSchedule
  /** The coupon of the booking; undefined where it has none. */
  coupon: Coupon | undefined
  /** The code of the tab that the booking is on; null for none. */
  onTab: string | null
  /** The id of the change, and of a payment that it makes due. */
  id: string
}

/** A move that can be done: the booking as it becomes, and what becomes of its money. */
export type JudgedAthleteMove = { ok: true; booking: Booking; money: MoveMoney }

/**
 * Judges a move by the booking's athlete: the rules of any booking of theirs hold at the new time (rules 1 to 3), and its
 * price comes. What costs more is paid at the venue; what costs less comes back as it was paid, credit first.
 */
export function judgeAthleteMove(
  booking: Booking,
  to: MoveTarget,
  { at, arenaId, schedule, coupon, onTab, id }: JudgingMove,
): JudgedAthleteMove | RefusedTime | (Refusal & { reason?: undefined }) {
  if (arenaId !== booking.companyId) return refuse('not_found', 'Não encontramos esse campo.')
  const { timeZone } = schedule
  const counter = counterPartOf(booking)
  const refusal = moveRefusal({ ...booking, checkedInAt: counter.checkedInAt }, at, timeZone)
  if (refusal) return refusal
  if (onTab !== null)
    return refuse('booking_on_tab', `A reserva está na comanda ${onTab}: peça a mudança à arena.`)
  if (counter.priceReason !== null)
    return refuse('conflict', 'O preço dessa reserva foi combinado com a arena: peça a mudança a ela.')
  const place = { fieldId: to.fieldId, start: iso(to.start), end: iso(to.end) }
  if (isAt(booking, place)) return refuse('conflict', 'A reserva já está nesse horário.')
  const judged = judgeTime(place, dealt(booking, schedule))
  if (!judged.ok) return judged
  const { fieldId, start, end } = booking
  const moved: Booking = {
    ...booking,
    ...place,
    deal: judged.deal,
    counter: {
      ...counter,
      version: counter.version + 1,
      changes: [
        ...counter.changes,
        { kind: 'moved', id, at, by: 'athlete', from: { fieldId, start, end }, to: place },
      ],
    },
  }
  const misplaced = coupon && refusePlace(coupon, { ...moved, priceCents: judged.priceCents }, { timeZone })
  if (misplaced) return refuse('conflict', misplaced.message)
  const settled = settleAtPrice(moved, judged.priceCents, { at, paymentId: `pay-${id}` })
  return settled.ok ? { ok: true, booking: settled.booking, money: settled.money } : settled
}

const iso = (instant: string) => new Date(instant).toISOString()

/** Returns whether a booking is at a place already. */
export const isAt = (booking: MoveTarget, to: MoveTarget) =>
  booking.fieldId === to.fieldId &&
  Date.parse(booking.start) === Date.parse(to.start) &&
  Date.parse(booking.end) === Date.parse(to.end)

/**
 * Moves a booking for its athlete, with the racha that is played in it, and tells both sides. A booking that is not where it
 * was shown, or costs there what was not shown, is refused as `stale`: a page that is old moves nothing.
 */
export function moveByAthlete(
  booking: Booking,
  asked: MoveRequest,
  facts: AroundFacts & JudgingMove,
): ChangedBookings<readonly [Booking, ...Booking[]]> | RefusedTime | (Refusal & { reason?: undefined }) {
  if (Date.parse(asked.from) !== Date.parse(booking.start))
    return refuse('stale', 'Sua reserva mudou enquanto você escolhia. Confira o horário dela.')
  const judged = judgeAthleteMove(booking, asked, facts)
  if (!judged.ok) return judged
  const { booking: moved, money } = judged
  if (moved.priceCents !== asked.priceCents)
    return refuse('stale', 'O preço desse horário mudou enquanto você escolhia. Confira de novo.')
  const place = facts.place(moved)
  const rachas = moveRachas(facts.rachasIn(booking.id), moved, gamePlace(place), booking.athleteId)
  return {
    ok: true,
    changes: {
      bookings: [moved, ...expiredHolds(facts.near(moved), facts.at)],
      rachas: rachas.changes.rachas,
    },
    notices: [
      ...rachas.notices,
      ...movedByAthleteNotices(moved, place, { from: bookedWhat(booking, facts.place(booking)), money }),
    ],
  }
}
