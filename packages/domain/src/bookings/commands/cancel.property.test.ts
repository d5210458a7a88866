import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import { creditBackCents } from '../../credit/credit-back.ts'
import { creditBalance } from '../../credit/credit.ts'
import type { Booking } from '../booking.ts'
import { cancelled } from './cancel.ts'

const start = Date.parse('2026-11-21T23:00:00.000Z')
const iso = (at: number) => new Date(at).toISOString()

function paidBooking(amountCents: number, creditCents: number, lateRefundPercent: number): Booking {
  const paidAt = iso(start - 800 * 3_600_000)
  return {
    id: 'b',
    code: 'RSV-TEST',
    fieldId: 'f',
    companyId: 'c',
    athleteId: 'ana',
    customerName: 'Ana',
    customerPhone: null,
    start: iso(start),
    end: iso(start + 3_600_000),
    priceCents: amountCents + creditCents,
    source: 'site',
    status: 'confirmed',
    createdAt: paidAt,
    holdExpiresAt: null,
    confirmedAt: paidAt,
    rules: { ...usualRules, cancellationPolicy: { fullRefundHours: 24, lateRefundPercent } },
    cancellation: null,
    payment: {
      id: 'p',
      method: 'pix',
      status: 'paid',
      amountCents,
      refundedCents: 0,
      pixCode: null,
      createdAt: paidAt,
      paidAt,
    },
    balance: null,
    creditUsed: { cents: creditCents, returnedCents: 0 },
  }
}

it('is worth the same as money and as credit, and never both (rule 5)', () => {
  fc.assert(
    fc.property(
      fc.record({
        paidCents: fc.nat(50_000),
        usedCents: fc.nat(50_000),
        late: fc.nat(100),
        hours: fc.integer({ min: -1, max: 48 }),
      }),
      ({ paidCents, usedCents, late, hours }) => {
        const booking = paidBooking(paidCents, usedCents, late)
        const at = iso(start - hours * 3_600_000)
        const by = { at, by: 'athlete', byId: 'ana', reason: null } as const
        const money = cancelled(booking, { ...by, refundAs: 'money' })
        const credit = cancelled(booking, { ...by, refundAs: 'credit' })
        const backCents = money.cancellation?.refundCents ?? 0
        expect(cancelled(booking, by)).toEqual(money)
        expect(money.cancellation?.creditCents).toBeUndefined()
        expect(credit.cancellation?.refundCents).toBe(0)
        expect(credit.cancellation?.creditCents ?? 0).toBe(backCents)
        expect(credit.payment).toEqual(booking.payment)
        expect(creditBackCents(credit)).toBe(creditBackCents(money) + backCents)
        expect(creditBalance([credit], at)).toBe(creditBalance([money], at) + backCents)
        expect(backCents).toBeLessThanOrEqual(paidCents)
      },
    ),
    { numRuns: 1_000 },
  )
})
