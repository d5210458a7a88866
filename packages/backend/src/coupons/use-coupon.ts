import { dropCouponSpec, useCouponSpec } from '@campo-livre/contract/coupons/use-coupon.ts'
import { payBooking, planPayment } from '@campo-livre/domain/bookings/athlete/pay.ts'
import { dropCoupon as drop, useCoupon as use } from '@campo-livre/domain/coupons/use-coupon.ts'
import { waitsForWhole } from '@campo-livre/domain/credit/split-with-credit.ts'
import { couponOf, couponUses } from '../bookings/booking-data.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { bookingsNearPlace } from '../bookings/in-the-way.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'

type Hold = { db: Database; now: string; company: CompanyRecord; booking: BookingRecord }

/** Puts a coupon on a held booking, in place of another one. */
export const useCoupon = answer(
  owned(useCouponSpec, 'bookings', 'athlete'),
  async ({ db, now, row: booking, company, body: { code } }) => {
    const hold = { db, now, company, booking }
    const { changes } = await applyOutcome(db, use(booking, couponOf(db, company, code), factsOf(hold)))
    const changed = await withNewCode(hold, changes.bookings[0])
    return ok(toBookingDetail(db, now, changed), { message: 'Cupom aplicado.' })
  },
  { loads: ({ db, held }) => [() => bookingsNearPlace(db, held().row)] },
)

/** Takes the coupon off a held booking. */
export const dropCoupon = answer(
  owned(dropCouponSpec, 'bookings', 'athlete'),
  async ({ db, now, row: booking, company }) => {
    const hold = { db, now, company, booking }
    const { changes } = await applyOutcome(db, drop(booking, factsOf(hold)))
    const changed = await withNewCode(hold, changes.bookings[0])
    return ok(toBookingDetail(db, now, changed), { message: 'Cupom retirado.' })
  },
  { loads: ({ db, held }) => [() => bookingsNearPlace(db, held().row)] },
)

const factsOf = ({ db, now, company, booking }: Hold) => ({
  ...couponUses(db, company),
  at: now,
  near: bookingsNearPlace(db, booking),
})

/** Makes a Pix code of what is left where one waited before; money for that one is told as any that comes too late. */
async function withNewCode(
  { db, now, company, booking: before }: Hold,
  booking: BookingRecord,
): Promise<BookingRecord> {
  if (before.payment?.status !== 'pending' || before.payment.method !== 'pix') return booking
  const isWhole = waitsForWhole(before)
  const plan = planPayment(
    booking,
    { method: 'pix', ...(isWhole && { whole: true }) },
    {
      near: [],
      accepts: { company: false, field: false },
      creditLeftCents: creditLeft(db, now, booking),
      at: now,
    },
  )
  if (!plan.ok || plan.by !== 'pix') return booking
  const pixCode = await pixCodeOf(booking, plan.split.nowCents, company)
  const moment = { at: now, place: bookingPlace(db, booking), newId: () => newId('pay') }
  const { changes } = await applyOutcome(db, payBooking(booking, plan, { pixCode, card: null }, moment))
  return changes.bookings[0]
}
