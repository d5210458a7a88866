import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPayCents } from '../../coupons/to-pay.ts'
import { anyRules } from '../../testing/any-rules.ts'
import type { Booking } from '../booking.ts'
import { dueCents, paidCents } from '../money/booking-money.ts'
import { refundAt } from '../cancel/refund.ts'
import { payBooking, planPayment } from './pay.ts'
import { settleAtPrice } from './settle-at-price.ts'

const AT = '2026-11-20T13:00:00.000Z'
const place = { fieldName: 'Campo 1', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: 'dono' }
const price = fc.integer({ min: 1, max: 100_000 })

/** A booking that is confirmed by Pix, by credit, at the venue, or by some of them. */
const confirmed: fc.Arbitrary<Booking> = fc
  .record({
    priceCents: price,
    rules: anyRules,
    offCents: fc.oneof(fc.constant(0), fc.nat(20_000)),
    creditLeftCents: fc.oneof(fc.constant(0), fc.nat(120_000)),
    method: fc.constantFrom('pix' as const, 'venue' as const),
  })
  .map(({ priceCents, rules, offCents, creditLeftCents, method }) => {
    const held: Booking = {
      id: 'bkg',
      code: 'RSV-7K2Q',
      fieldId: 'campo',
      companyId: 'arena',
      athleteId: 'ana',
      customerName: 'Ana',
      customerPhone: null,
      start: '2026-11-24T22:00:00.000Z',
      end: '2026-11-24T23:00:00.000Z',
      source: 'site',
      status: 'awaiting_payment',
      createdAt: AT,
      holdExpiresAt: '2026-11-20T13:15:00.000Z',
      confirmedAt: null,
      cancellation: null,
      payment: null,
      balance: null,
      priceCents,
      rules: method === 'venue' ? { ...rules, depositPercent: 100 } : rules,
      ...(offCents > 0 && {
        couponUsed: { couponId: 'c', code: 'DEZ', offCents: Math.min(offCents, priceCents) },
      }),
    }
    const plan = planPayment(
      held,
      { method },
      { near: [], accepts: { company: true, field: true }, creditLeftCents, at: AT },
    )
    if (!plan.ok) throw new Error(plan.message)
    let made = 0
    const bank = { pixCode: plan.by === 'pix' ? '000201' : null, card: null }
    const paid = payBooking(held, plan, bank, { at: AT, place, newId: () => `pay-${++made}` }).changes
      .bookings[0]
    const payment =
      paid.payment?.method === 'pix' ? { ...paid.payment, status: 'paid' as const, paidAt: AT } : paid.payment
    return { ...paid, status: 'confirmed', confirmedAt: AT, holdExpiresAt: null, payment }
  })

it('costs exactly the new price after any number of moves: what is paid and what is due add up to it (H2)', () => {
  const seen = { back: 0, creditBack: 0, more: 0, less: 0 }
  fc.assert(
    fc.property(confirmed, fc.array(price, { minLength: 1, maxLength: 4 }), (first, prices) => {
      let booking = first
      const spent = (each: Booking) => paidCents(each)
      for (const [index, priceCents] of prices.entries()) {
        const settled = settleAtPrice(booking, priceCents, { at: AT, paymentId: `pay-move-${index}` })
        if (!settled.ok) throw new Error(settled.message)
        const { money, booking: after } = settled
        expect(spent(after) + dueCents(after)).toBe(toPayCents(after))
        expect(spent(booking) - spent(after)).toBe(money.backCents + money.creditBackCents)
        expect(money.differenceCents).toBe(toPayCents(after) - toPayCents(booking))
        expect(money.atVenueCents).toBe(dueCents(after))
        // Credit comes back before money does, and nothing while something is due.
        if (money.backCents > 0) expect(after.creditUsed).toBeUndefined()
        if (money.backCents + money.creditBackCents > 0) expect(money.atVenueCents).toBe(0)
        if (money.backCents > 0) seen.back += 1
        if (money.creditBackCents > 0) seen.creditBack += 1
        if (money.differenceCents > 0) seen.more += 1
        if (money.differenceCents < 0) seen.less += 1
        booking = after
      }
      const { payment } = booking
      const refunds = (payment?.refunds ?? []).reduce((sum, { cents }) => sum + cents, 0)
      expect(payment?.refundedCents ?? 0).toBe(refunds)
      expect(refunds).toBeLessThanOrEqual(payment?.amountCents ?? 0)
      // Whoever cancels then gets what is still paid, and not a cent more.
      const { cents, creditCents } = refundAt(booking, AT, 'company')
      expect(cents + creditCents).toBe(spent(booking))
    }),
  )
  for (const [what, times] of Object.entries(seen)) expect([what, times > 10]).toEqual([what, true])
})
