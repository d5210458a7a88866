import { couponOff, isInHours } from '@campo-livre/domain/coupons/judge-coupon.ts'
import { addDays, fromLocal, localDay } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord, CompanyRecord, CouponRecord } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import { instantOf } from '../instants.ts'

type Plan = Omit<CouponRecord, 'id' | 'companyId' | 'from' | 'until' | 'taken' | 'version' | 'createdAt'> & {
  /** The first and the last day, counted from today. */
  from: number
  until: number
  /** The most bookings of the past that have it. */
  uses: number
}

const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromMinute: 0, toMinute: 1440, fieldIds: [] }
const usual = {
  ...everyDay,
  amountCents: null,
  maxUses: null,
  oncePerPerson: true,
  status: 'active',
} as const

/** One that everybody may use, one that is used up, one that is over, one for idle hours, one that pauses, and one that begins later. */
const plans: readonly Plan[] = [
  { ...usual, code: 'BEMVINDO10', percent: 10, from: -14, until: 60, uses: 5 },
  {
    ...usual,
    code: 'PRIMEIROS3',
    percent: null,
    amountCents: 2_000,
    maxUses: 3,
    from: -14,
    until: 30,
    uses: 3,
  },
  { ...usual, code: 'ANIVERSARIO', percent: 15, from: -30, until: -7, uses: 2 },
  {
    ...usual,
    code: 'MANHA20',
    percent: 20,
    weekdays: [1, 2, 3, 4, 5],
    fromMinute: 480,
    toMinute: 960,
    oncePerPerson: false,
    from: -14,
    until: 40,
    uses: 2,
  },
  { ...usual, code: 'VOLTA-AS-AULAS', percent: 10, status: 'paused', from: -5, until: 90, uses: 0 },
  { ...usual, code: 'VERAO15', percent: 15, from: 20, until: 60, uses: 0 },
]

type Around = { company: CompanyRecord; bookings: readonly BookingRecord[]; now: string }

/** Builds the coupons of an arena, and puts them on bookings of the past, which have paid so much less. */
export function buildCoupons({ company, bookings, now }: Around): {
  coupons: CouponRecord[]
  bookings: Map<string, BookingRecord>
} {
  const { timeZone } = company
  const today = localDay(timeZone, now)
  const used = new Map<string, BookingRecord>()
  const people = new Set<string | null>()
  const free = bookings
    .filter((booking) => booking.companyId === company.id && isPlain(booking))
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1))
  const coupons = plans.map(({ uses, ...plan }): CouponRecord => {
    const from = addDays(today, plan.from)
    const coupon: CouponRecord = {
      ...plan,
      id: `cup-${company.slug}-${plan.code.toLowerCase()}`,
      companyId: company.id,
      from,
      until: addDays(today, plan.until),
      taken: 0,
      version: 1,
      createdAt: instantOf(fromLocal(timeZone, addDays(today, Math.min(plan.from, -1)), 540)),
    }
    const fits = (booking: BookingRecord) => {
      const day = localDay(timeZone, booking.createdAt)
      return day >= coupon.from && day <= coupon.until && isInHours(coupon, booking, timeZone)
    }
    let taken = 0
    for (const booking of free) {
      if (taken === uses || people.has(booking.athleteId) || !fits(booking)) continue
      used.set(booking.id, discounted(booking, coupon))
      people.add(booking.athleteId)
      taken += 1
    }
    return { ...coupon, taken }
  })
  return { coupons, bookings: used }
}

/** Returns whether a booking was paid online, whole, by one of the crowd, at the price of its hours. */
function isPlain({ status, source, athleteId, payment, balance, deal, priceCents }: BookingRecord): boolean {
  const isPersona = athleteId === null || Object.values<string>(personaIds).includes(athleteId)
  const isPaid =
    payment?.status === 'paid' && payment.method !== 'venue' && payment.amountCents === priceCents
  return status === 'completed' && source === 'site' && !isPersona && isPaid && balance === null && !deal
}

function discounted(booking: BookingRecord, coupon: CouponRecord): BookingRecord {
  const { id: couponId, code } = coupon
  const offCents = couponOff(coupon, booking.priceCents)
  const { payment } = booking
  return {
    ...booking,
    couponUsed: { couponId, code, offCents },
    payment: payment && { ...payment, amountCents: booking.priceCents - offCents },
  }
}
