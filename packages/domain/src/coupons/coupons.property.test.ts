import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmByPix } from '../bookings/athlete/confirm.ts'
import { payBooking, planPayment } from '../bookings/athlete/pay.ts'
import type { Booking } from '../bookings/booking.ts'
import { dueCents, paidCents } from '../bookings/money/booking-money.ts'
import { cancelled } from '../bookings/commands/cancel.ts'
import { canCancel, canPay } from '../bookings/status.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { payableWithCredit } from '../credit/split-with-credit.ts'
import type { Coupon } from './coupon.ts'
import { couponPerson, isCountedUse } from './counted-uses.ts'
import { couponOff } from './judge-coupon.ts'
import { toPayCents } from './to-pay.ts'
import { dropCoupon, useCoupon } from './use-coupon.ts'

const START = Date.parse('2026-11-20T13:00:00.000Z')
const place = { fieldName: 'Campo', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: 'dono' }
const coupon: Coupon = {
  id: 'cup',
  companyId: 'arena',
  code: 'BEMVINDO10',
  percent: 10,
  amountCents: null,
  fieldIds: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromMinute: 0,
  toMinute: 1440,
  from: '2026-11-01',
  until: '2026-12-31',
  maxUses: 3,
  oncePerPerson: true,
  status: 'active',
  taken: 0,
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
}
const held: Booking = {
  id: 'b',
  code: 'RSV-0001',
  fieldId: 'campo',
  companyId: 'arena',
  athleteId: 'ana',
  customerName: 'Ana',
  customerPhone: null,
  start: '2026-11-25T22:00:00.000Z',
  end: '2026-11-25T23:00:00.000Z',
  priceCents: 10_000,
  source: 'site',
  status: 'awaiting_payment',
  createdAt: '2026-11-20T13:00:00.000Z',
  holdExpiresAt: '2026-11-20T13:15:00.000Z',
  confirmedAt: null,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}
const discount = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amountCents: null })),
  fc.integer({ min: 1, max: 40_000 }).map((amountCents) => ({ percent: null, amountCents })),
)
const none = { near: [], timeZone: 'America/Fortaleza', usesOf: () => [], usesBy: () => [] }

describe('what is to pay with a coupon (H2, H9)', () => {
  it('adds up to the cent with deposit and credit, is never below zero, and at zero confirms by itself', () => {
    const seen = { free: 0, credit: 0, rest: 0 }
    fc.assert(
      fc.property(
        discount,
        fc.integer({ min: 1, max: 30_000 }),
        fc.constantFrom(10, 33, 100),
        fc.oneof(fc.constant(0), fc.nat(20_000)),
        fc.boolean(),
        (off, priceCents, depositPercent, creditLeftCents, whole) => {
          const booking = { ...held, priceCents, rules: { ...usualRules, depositPercent } }
          const at = held.createdAt
          const used = useCoupon(booking, { ...coupon, ...off }, { ...none, at })
          if (!used.ok) throw new Error(used.message)
          const [cheaper] = used.changes.bookings
          const offCents = cheaper.couponUsed?.offCents ?? -1
          expect(offCents).toBe(couponOff(off, priceCents))
          expect(toPayCents(cheaper)).toBe(priceCents - offCents)
          expect(toPayCents(cheaper)).toBeGreaterThanOrEqual(0)
          const split = payableWithCredit({ ...cheaper, creditLeftCents }, whole)
          expect(split.creditCents + split.nowCents + split.atVenueCents + offCents).toBe(priceCents)
          const asked = { method: 'pix' as const, ...(whole && { whole: true as const }) }
          const accepts = { company: true, field: true }
          const plan = planPayment(cheaper, asked, { near: [], accepts, creditLeftCents, at })
          if (!plan.ok) throw new Error(plan.message)
          const bank = { pixCode: plan.by === 'pix' ? '0002' : null, card: null }
          const paid = payBooking(cheaper, plan, bank, { at, place, newId: () => 'pay' }).changes.bookings[0]
          expect(dueCents(paid) + paidCents(paid)).toBe(priceCents - offCents)
          if (toPayCents(cheaper) === 0) {
            seen.free += 1
            expect(paid).toMatchObject({ status: 'confirmed', payment: null, balance: null })
          }
          if (split.creditCents > 0) seen.credit += 1
          if (split.atVenueCents > 0) seen.rest += 1
          const dropped = dropCoupon(cheaper, { ...none, at })
          expect(dropped.ok && toPayCents(dropped.changes.bookings[0])).toBe(priceCents)
        },
      ),
      { numRuns: 500 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10)
  })
})

type Step =
  | { do: 'hold' | 'use' | 'drop' | 'pay' | 'cancel' | 'lose'; which: number }
  | { do: 'wait'; minutes: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom('hold', 'use', 'use', 'use', 'drop', 'pay', 'cancel', 'lose'),
      which: fc.nat(7),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20, 6_000) }),
  },
)

/** Returns a hold of one of five people, two days before its game. */
function heldBy(id: number, which: number, at: string): Booking {
  const after = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString()
  return {
    ...held,
    id: `b${id}`,
    athleteId: `p${which % 5}`,
    createdAt: at,
    start: after(48),
    end: after(49),
    holdExpiresAt: after(0.25),
  }
}

it('a coupon is used at most as often as it is good for, and once by each person, whatever is given back (H2)', () => {
  const seen = { full: 0, again: 0 }
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      let now = START
      let kept = coupon
      const bookings = new Map(
        Array.from({ length: 8 }, (_, which) => [which, heldBy(which, which, held.createdAt)]),
      )
      const all = () => [...bookings.values()].filter(({ couponUsed }) => couponUsed)
      const at = () => new Date(now).toISOString()
      const facts = () => ({
        ...none,
        at: at(),
        usesOf: all,
        usesBy: (_: Coupon, person: string) => all().filter((each) => couponPerson(each) === person),
      })
      for (const [index, each] of steps.entries()) {
        if (each.do === 'wait') {
          now += each.minutes * 60_000
          continue
        }
        const { which } = each
        const booking = bookings.get(which)
        if (each.do === 'hold' && booking && !canPay(booking, at()))
          bookings.set(100 + index, heldBy(100 + index, which, at()))
        if (!booking) continue
        if (each.do === 'use' || each.do === 'drop') {
          const outcome = each.do === 'use' ? useCoupon(booking, kept, facts()) : dropCoupon(booking, facts())
          if (!outcome.ok) {
            if (outcome.message === 'Esse cupom já foi todo usado.') seen.full += 1
            if (outcome.message === 'Você já usou esse cupom.') seen.again += 1
            continue
          }
          bookings.set(which, outcome.changes.bookings[0])
          kept = outcome.changes.coupons[0] ?? kept
        }
        if (each.do === 'pay' && canPay(booking, at())) {
          const payment = {
            id: 'p',
            method: 'pix' as const,
            status: 'pending' as const,
            amountCents: toPayCents(booking),
          }
          const rest = { refundedCents: 0, pixCode: '0', createdAt: at(), paidAt: null }
          const paid = confirmByPix({ ...booking, payment: { ...payment, ...rest } }, { at: at(), place })
          if (paid) bookings.set(which, paid.changes.bookings[0])
        }
        if ((each.do === 'cancel' || each.do === 'lose') && canCancel(booking, at())) {
          const by = each.do === 'cancel' ? 'athlete' : 'company'
          bookings.set(which, cancelled(booking, { at: at(), by, byId: null, reason: null }))
        }
        const counted = all().filter((other) => isCountedUse(other, at()))
        expect(counted.length).toBeLessThanOrEqual(3)
        const people = counted.map(couponPerson)
        expect(new Set(people).size).toBe(people.length)
      }
    }),
    { numRuns: 400 },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10)
})
