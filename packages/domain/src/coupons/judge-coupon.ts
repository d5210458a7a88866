import type { Booking } from '../bookings/booking.ts'
import { covers } from '../deals/deal-price.ts'
import { formatPriceDays } from '../fields/prices/price-days.ts'
import { formatPriceHours } from '../fields/prices/price-words.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { addDays, localDay, MINUTES_PER_DAY, toLocal, toMinutes } from '../time/zone.ts'
import type { Coupon } from './coupon.ts'
import type { CouponUsed } from './coupon-used.ts'
import { couponPerson, isCountedUse } from './counted-uses.ts'

/** A booking with a coupon, in any state. */
export type CouponBooking = Pick<
  Booking,
  'id' | 'status' | 'holdExpiresAt' | 'start' | 'end' | 'rain' | 'couponUsed' | 'athleteId' | 'customerPhone'
>

/** All by which it is judged whether a coupon is good for a booking. */
export type CouponFacts = {
  at: string
  timeZone: string
  /** Returns the bookings that a coupon was put on. */
  usesOf: (coupon: Coupon) => readonly CouponBooking[]
  /** Returns those of a person, as `couponPerson` names them. */
  usesBy: (coupon: Coupon, person: string) => readonly CouponBooking[]
}

type Judged = Pick<
  Booking,
  'id' | 'fieldId' | 'start' | 'end' | 'priceCents' | 'deal' | 'series' | 'athleteId' | 'customerPhone'
>

/** The person to whom a refusal speaks: whoever books, or the arena at its counter. */
type Asker = 'athlete' | 'counter'

const no = (sentence: string): Refusal => refuse('invalid', sentence, 'code')

/**
 * Judges a coupon for a booking, with a sentence for each reason against it: it is not known, not of these days, fields
 * or hours, used up, or used by this person. Returns what the booking keeps of it. A coupon adds to no deal.
 */
export function judgeCoupon(
  coupon: Coupon | undefined,
  booking: Judged,
  facts: CouponFacts,
  asker: Asker,
): { ok: true; used: CouponUsed } | Refusal {
  if (!coupon) return no('Não encontramos esse cupom nesta arena. Confira o código.')
  return (
    refuseDay(coupon, facts) ??
    refusePlace(coupon, booking, facts) ??
    refuseUse(coupon, booking, facts, asker) ?? {
      ok: true,
      used: { couponId: coupon.id, code: coupon.code, offCents: couponOff(coupon, booking.priceCents) },
    }
  )
}

/** Returns the cents that a coupon takes off a price: a percentage in whole cents, halves up, at most the price. */
export function couponOff(
  { percent, amountCents }: Pick<Coupon, 'percent' | 'amountCents'>,
  priceCents: number,
): number {
  const off = percent === null ? (amountCents ?? 0) : Math.floor((priceCents * percent + 50) / 100)
  return Math.min(priceCents, off)
}

function refuseDay({ status, from, until }: Coupon, { at, timeZone }: CouponFacts): Refusal | null {
  const today = localDay(timeZone, at)
  if (status === 'paused') return no('Esse cupom não está valendo agora.')
  if (today < from) return no(`Esse cupom ainda não vale: começa em ${dayWords(from)}.`)
  return today > until ? no(`Esse cupom venceu em ${dayWords(until)}.`) : null
}

const dayWords = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

/** Refuses a coupon for a booking that it is not for, by its field, its hours or its price; null for one that it is for. */
export function refusePlace(
  coupon: Coupon,
  booking: Pick<Judged, 'fieldId' | 'start' | 'end' | 'priceCents' | 'deal' | 'series'>,
  { timeZone }: Pick<CouponFacts, 'timeZone'>,
): Refusal | null {
  if (booking.series) return no('Horário fixo é pago pela mensalidade, sem cupom.')
  if (booking.deal) return no('Esse horário já está em oferta, e o cupom não soma com ela.')
  if (booking.priceCents === 0) return no('Essa reserva não custa nada: não precisa de cupom.')
  if (coupon.fieldIds.length > 0 && !coupon.fieldIds.includes(booking.fieldId))
    return no('Esse cupom não vale para este campo.')
  if (isInHours(coupon, booking, timeZone)) return null
  return no(
    `Esse cupom vale para outros horários: ${formatPriceDays(coupon.weekdays)}, ${formatPriceHours(coupon)}.`,
  )
}

/** Returns whether a game lies wholly in the hours of a coupon, each part of it on the clock of its calendar day. */
export function isInHours(
  { weekdays, fromMinute, toMinute }: Pick<Coupon, 'weekdays' | 'fromMinute' | 'toMinute'>,
  { start, end }: Pick<Booking, 'start' | 'end'>,
  timeZone: string,
): boolean {
  let left = toMinutes(end) - toMinutes(start)
  let { day, minute, weekday } = toLocal(timeZone, toMinutes(start))
  while (left > 0) {
    const slotMinutes = Math.min(left, MINUTES_PER_DAY - minute)
    // The days of a coupon are those of its use, so every day has its hours.
    const hours = { id: '', hourCents: null, weekdays, fromMinute, toMinute, from: day, until: day }
    if (!covers(hours, { day, weekday, minute, slotMinutes })) return false
    left -= slotMinutes
    minute = 0
    day = addDays(day, 1)
    weekday = (weekday + 1) % 7
  }
  return true
}

function refuseUse(coupon: Coupon, booking: Judged, facts: CouponFacts, asker: Asker): Refusal | null {
  const counts = (other: CouponBooking) => other.id !== booking.id && isCountedUse(other, facts.at)
  const person = couponPerson(booking)
  if (coupon.oncePerPerson && person !== null && facts.usesBy(coupon, person).some(counts))
    return no(asker === 'athlete' ? 'Você já usou esse cupom.' : 'Essa pessoa já usou esse cupom.')
  const { maxUses } = coupon
  if (maxUses === null || facts.usesOf(coupon).filter(counts).length < maxUses) return null
  return no('Esse cupom já foi todo usado.')
}
