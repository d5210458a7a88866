import type { Done } from '../../outcome/outcome.ts'
import type { Racha } from '../../rachas/racha.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Split } from '../../splits/split.ts'
import type { Booking } from '../booking.ts'
import type { BookingPlace } from '../booking-notices.ts'
import { holdOver } from '../hold-over.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { statusAt } from '../status.ts'
import { type BookingLink, LINK_HOURS, linkStateAt } from './booking-link.ts'
import { handedOverNotices } from './handed-over-notices.ts'

type Given = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'series' | 'creditUsed'> & {
  checkedInAt?: string | null | undefined
}

/** Returns why its athlete cannot pass a booking on at the instant `now`; null where they can (N5). */
export function handOverRefusal(booking: Given, now: string): Refusal | null {
  const status = statusAt(booking, now)
  if (booking.series)
    return refuse('invalid_transition', 'Essa data é do seu horário fixo e não passa para outra pessoa.')
  if (status === 'awaiting_payment')
    return refuse('invalid_transition', 'Pague primeiro: dá para passar a reserva depois de confirmada.')
  if (status === 'expired') return holdOver()
  if (status === 'cancelled') return refuse('booking_cancelled', 'Essa reserva foi cancelada.')
  if (status !== 'confirmed' || booking.checkedInAt || Date.parse(now) >= Date.parse(booking.start))
    return refuse('booking_started', 'Essa reserva já começou e não passa mais para outra pessoa.')
  return booking.creditUsed
    ? refuse(
        'conflict',
        'Essa reserva usa o seu crédito na arena, que é só seu: ela não passa para outra pessoa.',
      )
    : null
}

/** All by which it is judged whether a booking can be passed on. */
export type HandOverFacts = {
  at: string
  /** The code of the tab that the booking is on; null for none. */
  onTab: string | null
  /** The rachas that are played in it. */
  rachas: readonly Racha[]
}

function judge(booking: Booking, { at, onTab, rachas }: HandOverFacts): Refusal | null {
  const refusal = handOverRefusal({ ...booking, checkedInAt: counterPartOf(booking).checkedInAt }, at)
  if (refusal) return refusal
  if (onTab !== null)
    return refuse('booking_on_tab', `A reserva está na comanda ${onTab}: combine com a arena.`)
  return rachas.some(({ weekly, cancelledAt }) => weekly && cancelledAt === null)
    ? refuse(
        'conflict',
        'Nela joga o seu racha de toda semana. Cancele esse jogo do racha antes de passar a reserva.',
      )
    : null
}

type ChangedLink = Done<{ bookingLinks: readonly [BookingLink, ...BookingLink[]] }>

/**
 * Makes the link by which somebody takes a booking over (N5): for `LINK_HOURS`, never past its start. One that is open
 * stays the same, however often it is asked for.
 */
export function offerBooking(
  booking: Booking,
  links: readonly BookingLink[],
  facts: HandOverFacts & { id: string; token: string; giverId: string },
): ChangedLink | Refusal {
  const refusal = judge(booking, facts)
  if (refusal) return refusal
  const { at, id, token, giverId } = facts
  const open = openLink(booking, links, at)
  const until = Math.min(Date.parse(at) + LINK_HOURS * 3_600_000, Date.parse(booking.start))
  const made: BookingLink = {
    id,
    token,
    bookingId: booking.id,
    giverId,
    createdAt: at,
    until: new Date(until).toISOString(),
    ended: null,
  }
  return { ok: true, changes: { bookingLinks: [open ?? made] }, notices: [] }
}

/** Returns the link of a booking that is open; undefined for none. */
export function openLink(
  booking: Booking,
  links: readonly BookingLink[],
  at: string,
): BookingLink | undefined {
  return links.find((link) => linkStateAt(link, booking, at) === 'open')
}

/** Ends the open link of a booking; nothing happens where there is none. */
export function withdrawLink(
  booking: Booking,
  links: readonly BookingLink[],
  at: string,
): Done<{ bookingLinks: readonly BookingLink[] }> {
  const open = openLink(booking, links, at)
  const ended = { as: 'withdrawn' as const, at, takerId: null }
  return { ok: true, changes: { bookingLinks: open ? [{ ...open, ended }] : [] }, notices: [] }
}

type Taking = HandOverFacts & {
  taker: { id: string; name: string; phone: string | null }
  giver: { id: string; name: string }
  /** The user who runs the arena. */
  ownerId: string | null
  place: BookingPlace
  /** The bills of the booking. */
  splits: readonly Split[]
}

/** A booking that somebody has taken over, with what goes along. */
export type TakenOver = Done<{
  bookings: readonly [Booking]
  bookingLinks: readonly [BookingLink]
  rachas: readonly Racha[]
  splits: readonly Split[]
}>

/**
 * Takes a booking over (N5): it has one athlete before and one after. Its payment, rules, bill and racha follow; who gave it
 * no longer sees it. Both and the arena are told. A link that is over, used or withdrawn is refused.
 */
export function takeOver(booking: Booking, link: BookingLink, facts: Taking): TakenOver | Refusal {
  const { at, taker, giver, ownerId, place, rachas, splits } = facts
  const state = linkStateAt(link, booking, at)
  if (state === 'accepted' && link.ended?.takerId === taker.id && booking.athleteId === taker.id)
    return {
      ok: true,
      changes: { bookings: [booking], bookingLinks: [link], rachas: [], splits: [] },
      notices: [],
    }
  if (state !== 'open') return refuse('conflict', deadWords[state])
  if (taker.id === booking.athleteId)
    return refuse('conflict', 'Essa reserva já é sua. Mande o link para quem vai ficar com ela.')
  if (taker.id === ownerId)
    return refuse('forbidden', 'Quem cuida da arena não fica com a reserva de um cliente.')
  const refusal = judge(booking, facts)
  if (refusal) return refusal
  const taken: Booking = {
    ...booking,
    athleteId: taker.id,
    customerName: taker.name,
    customerPhone: taker.phone,
  }
  const isGivers = ({ organizerId }: { organizerId: string }) => organizerId === giver.id
  return {
    ok: true,
    changes: {
      bookings: [taken],
      bookingLinks: [{ ...link, ended: { as: 'accepted', at, takerId: taker.id } }],
      rachas: rachas.filter(isGivers).map((racha) => ({ ...racha, organizerId: taker.id })),
      splits: splits.filter(isGivers).map((split) => ({ ...split, organizerId: taker.id })),
    },
    notices: handedOverNotices(taken, { giver, taker, place }),
  }
}

const deadWords = {
  accepted: 'Alguém já ficou com essa reserva.',
  withdrawn: 'Quem ia passar a reserva desistiu.',
  over: 'Esse link venceu: a reserva não passa mais por ele.',
} as const
