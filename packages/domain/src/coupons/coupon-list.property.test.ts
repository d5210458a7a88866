import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentOf } from '../lists/compile-expression.ts'
import { compileList } from '../lists/compile-list.ts'
import { addDays } from '../time/zone.ts'
import { type Coupon, couponStatuses, type CouponState } from './coupon.ts'
import { couponList } from './coupon-list.ts'
import { judgeCoupon } from './judge-coupon.ts'

const TODAY = '2026-11-20'
const compiled = compileList(couponList, {})
const day = fc.integer({ min: -3, max: 3 }).map((days) => addDays(TODAY, days))
const coupon = fc
  .record({ status: fc.constantFrom(...couponStatuses), first: day, last: day })
  .map(({ status, first, last }): Coupon => {
    const [from = first, until = last] = [first, last].toSorted()
    return {
      id: 'cup',
      companyId: 'arena',
      code: 'DEZ',
      percent: 10,
      amountCents: null,
      fieldIds: [],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromMinute: 0,
      toMinute: 1440,
      from,
      until,
      maxUses: null,
      oncePerPerson: false,
      status,
      taken: 0,
      version: 1,
      createdAt: '2026-11-01T12:00:00.000Z',
    }
  })
const booking = {
  id: 'b',
  fieldId: 'campo',
  start: '2026-11-25T22:00:00.000Z',
  end: '2026-11-25T23:00:00.000Z',
  priceCents: 10_000,
  athleteId: null,
  customerPhone: null,
}
const sentences: Partial<Record<CouponState, RegExp>> = {
  paused: /não está valendo agora/,
  scheduled: /ainda não vale/,
  expired: /venceu em/,
}

it('a list of coupons tells how one stands as it is judged where somebody uses it, on the day of its arena (H2)', () => {
  fc.assert(
    fc.property(
      coupon,
      fc.constantFrom('America/Fortaleza', 'America/Rio_Branco', 'Asia/Tokyo'),
      fc.date({
        min: new Date('2026-11-18T00:00:00Z'),
        max: new Date('2026-11-23T00:00:00Z'),
        noInvalidDate: true,
      }),
      (row, timeZone, date) => {
        const at = date.toISOString()
        const lookup = { find: () => ({ name: 'Arena', timeZone }), by: () => [] }
        const { state } = compiled.row(row, { lookup, moment: momentOf(at, null), world: null })
        const facts = { at, timeZone, usesOf: () => [], usesBy: () => [] }
        const judged = judgeCoupon(row, booking, facts, 'athlete')
        if (state === 'active') expect(judged.ok).toBe(true)
        else
          expect(judged).toMatchObject({
            ok: false,
            message: expect.stringMatching(sentences[state] ?? /^$/),
          })
      },
    ),
    { numRuns: 300 },
  )
})
