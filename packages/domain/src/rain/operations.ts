import { judgeTime, type RefusedTime } from '../bookings/athlete/hold.ts'
import type { Booking } from '../bookings/booking.ts'
import { paidCents } from '../bookings/money/booking-money.ts'
import {
  type AroundFacts,
  cancelBooking,
  type ChangedBookings,
  moveBooking,
} from '../bookings/cancel/cancel-and-move.ts'
import type { BookableSchedule } from '../bookings/quote/request.ts'
import type { Closure } from '../closures/closure.ts'
import { isEqualField } from '../fields/equal-field.ts'
import type { Field } from '../fields/field.ts'
import type { Done } from '../outcome/outcome.ts'
import { isSame } from '../outcome/is-same.ts'
import type { Racha } from '../rachas/racha.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { decideRain, type DecidedRain } from './decide-rain.ts'
import { type AfterRain, type Rain, RAIN_CHOICE_DAYS, rainStateAt } from './rain.ts'
import { isLongPast, type NewRain, type RainInput } from './rain-input.ts'
import { newTimeNotices, rainedNotices } from './rain-notices.ts'
import { isCreditAlone } from './rain-outcome.ts'
import type { RainRemedy } from './rain-remedy.ts'

/** All by which it is judged whether an arena can say that it rained. */
export type RainableFacts = {
  at: string
  timeZone: string
  /** The fields of the company. */
  fields: readonly Pick<Field, 'id' | 'indoor'>[]
}

/** Refuses a rain on fields that are not the company's or are covered, and one before yesterday; null for others. */
export function refuseRain(rain: RainInput, { at, timeZone, fields }: RainableFacts): Refusal | null {
  const isWet = (id: string) => fields.some((field) => field.id === id && !field.indoor)
  if (!rain.fieldIds.every(isWet))
    return refuse('invalid', 'Escolha entre os campos descobertos da sua arena.', 'rain.fieldIds')
  if (!isLongPast(rain, at, timeZone)) return null
  return refuse(
    'invalid',
    'Dá para avisar da chuva até o dia seguinte. Escolha de ontem em diante.',
    'rain.start',
  )
}

/** A booking in a rain, and what its rules give. */
export type Rained = { booking: Booking; remedy: RainRemedy }

/** All by which a rain is told, and what it takes is decided about. */
export type RainFacts = RainableFacts &
  AroundFacts & {
    /** The id of the closure for the rest of the rain. */
    id: string
    companyId: string
    closures: readonly Closure[]
    rained: readonly Rained[]
  }

/** A rain that was told: the closure for the rest of it, if one was made, and the bookings that it took. */
type ToldRain = Done<{
  closures: readonly Closure[]
  bookings: readonly Booking[]
  rachas: readonly Racha[]
}>

/** Says that it rained, and gives each booking what was decided, together or not at all (rule 5). */
export function tellRain({ rain, choices }: NewRain, facts: RainFacts): ToldRain | Refusal {
  const refusal = refuseRain(rain, facts)
  if (refusal) return refusal
  const judged = decide(facts.rained, choices)
  if (!judged.ok) return judged
  const { decided } = judged
  const closures = closuresFor(rain, facts)
  if (closures.length === 0 && decided.every(({ action }) => action === 'keep'))
    return refuse('conflict', 'Nada muda: esse horário já foi avisado, ou passou sem reservas.')
  const done = decided.flatMap((each) => rainOut(each, facts))
  return {
    ok: true,
    changes: {
      closures,
      bookings: done.flatMap(({ changes }) => changes.bookings),
      rachas: done.flatMap(({ changes }) => changes.rachas),
    },
    notices: done.flatMap(({ notices }) => notices),
  }
}

/** Judges what becomes of each booking; refuses where one has no choice, or gets what its rules do not give. */
function decide(
  rained: readonly Rained[],
  choices: NewRain['choices'],
): { ok: true; decided: DecidedRain<Booking>[] } | Refusal {
  const judged = decideRain(rained, choices)
  if (judged.ok) return judged
  if ('missing' in judged)
    return refuse('stale', 'Chegou reserva nova nesse horário enquanto você decidia. Veja o que ela recebe.')
  const place = choices.findIndex(({ bookingId }) => bookingId === judged.booking.id)
  return refuse(
    'invalid',
    'A regra dessa reserva não dá isso. Mantenha ou cancele.',
    `choices.${place}.action`,
  )
}

/** Returns whether a part of a rain is still to come. */
export const isStillRaining = ({ end }: RainInput, at: string) => Date.parse(end) > Date.parse(at)

/**
 * Closes the fields of a rain for all of its interval, from before now too, as it is told afterwards: with a reason for players
 * to read. None for one that is over, and where the same is closed already.
 */
function closuresFor(rain: RainInput, { at, id, companyId, closures }: RainFacts): Closure[] {
  const { fieldIds, start, end } = rain
  const when = { kind: 'once' as const, start, end }
  const isClosed = closures.some((each) => isSame(each.when, when) && isSame(each.fieldIds, fieldIds))
  if (!isStillRaining(rain, at) || isClosed) return []
  return [{ id, companyId, fieldIds, reason: 'Chuva', reasonShown: true, when }]
}

function rainOut({ booking, remedy, action }: DecidedRain<Booking>, facts: AroundFacts): ChangedBookings[] {
  if (action === 'cancel') return [cancelBooking(booking, { by: 'company', reason: 'Choveu.' }, facts)]
  return action === 'offer' && remedy.kind === 'offers' ? [offer(booking, remedy.offers, facts)] : []
}

/** Frees the time of a booking and lets its athlete choose; credit alone is given at once. */
function offer(booking: Booking, offers: AfterRain[], { at, place }: AroundFacts): ChangedBookings {
  const until = new Date(Date.parse(at) + RAIN_CHOICE_DAYS * 24 * 60 * 60_000).toISOString()
  const chosen = isCreditAlone(offers) ? { what: 'credit' as const, at } : null
  const rained: Booking = {
    ...booking,
    status: 'rained_out',
    holdExpiresAt: null,
    rain: { at, offers, until, paidCents: paidCents(booking), chosen },
  }
  const notices = rainedNotices(rained, place(rained), at)
  return { ok: true, changes: { bookings: [rained], rachas: [] }, notices }
}

/** The rain of a booking whose athlete may choose something. */
type RainChoosing = { ok: true; rain: Rain }

/** Returns the rain of a booking that waits for a choice of its athlete that its rules offer; refuses any other. */
export function mayChoose(booking: Booking, what: AfterRain, at: string): RainChoosing | Refusal {
  const { rain } = booking
  const state = rainStateAt(booking, at)
  if (state !== 'choose' || !rain) {
    if (rain?.chosen) return refuse('conflict', 'Você já escolheu o que fazer com essa reserva.')
    return refuse(
      'conflict',
      state === 'credit'
        ? 'O prazo para escolher acabou, e o que foi pago virou crédito.'
        : 'Essa reserva não espera nenhuma escolha.',
    )
  }
  if (!rain.offers.includes(what)) return refuse('invalid', 'A regra dessa reserva não oferece isso.', 'what')
  return { ok: true, rain }
}

/** Makes a rained-out booking credit, as its athlete chooses (rule 5). */
export function takeCredit(
  booking: Booking,
  { rain }: RainChoosing,
  at: string,
): ChangedBookings<readonly [Booking]> {
  const credited = { ...booking, rain: { ...rain, chosen: { what: 'credit' as const, at } } }
  return { ok: true, changes: { bookings: [credited], rachas: [] }, notices: [] }
}

type Compared = Pick<Field, 'id' | 'sports'> & { companyId: string }

/** The field and the start of a new time after a rain, and what they are judged by. */
export type NewTimeFacts = AroundFacts & {
  start: string
  field: Compared
  /** The field of the booking; undefined where it is gone. */
  own: Compared | undefined
  schedule: BookableSchedule
}

/** Gives a rained-out booking another time that is free, as long as its own was, at no cost (rules 1, 2 and 5). */
export function takeNewTime(
  booking: Booking,
  { rain }: RainChoosing,
  facts: NewTimeFacts,
): ChangedBookings<readonly [Booking, ...Booking[]]> | RefusedTime | (Refusal & { reason?: undefined }) {
  const { at, own, field, schedule, place } = facts
  if (!own || !isEqualField(own, field))
    return refuse('invalid', 'Escolha o mesmo campo, ou outro da arena para o mesmo esporte.', 'fieldId')
  const time = newTimeOf(booking, facts.start)
  const judged = judgeTime(time, schedule)
  if (!judged.ok) return judged
  const chosen: Booking = {
    ...booking,
    status: 'confirmed',
    confirmedAt: booking.confirmedAt ?? at,
    rain: { ...rain, chosen: { what: 'new-time', at } },
  }
  const moved = moveBooking(chosen, { fieldId: field.id, ...time }, { reason: null }, facts)
  const [kept] = moved.changes.bookings
  return { ...moved, notices: [...moved.notices, ...newTimeNotices(kept, place(kept))] }
}

/** Returns the interval of a booking's length that begins at an instant. */
export function newTimeOf(booking: Pick<Booking, 'start' | 'end'>, start: string) {
  const begins = Date.parse(start)
  const length = Date.parse(booking.end) - Date.parse(booking.start)
  return { start: new Date(begins).toISOString(), end: new Date(begins + length).toISOString() }
}
