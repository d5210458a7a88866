import { isCountedUse } from '@campo-livre/domain/coupons/counted-uses.ts'
import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing/tiny-seed.ts'
import { buildSeed } from '../build-seed.ts'

describe('the coupons of the busy arena', () => {
  const { coupons, bookings } = buildSeed(NOW)
  const used = bookings.filter(({ couponUsed }) => couponUsed)

  it('are used as often as they say, by people who each used one', () => {
    const counted = coupons.map(({ id, code, taken }) => {
      const uses = used.filter((each) => each.couponUsed?.couponId === id && isCountedUse(each, NOW))
      return [code, taken, uses.length]
    })
    expect(counted).toEqual([
      ['BEMVINDO10', 5, 5],
      ['PRIMEIROS3', 3, 3],
      ['ANIVERSARIO', 2, 2],
      ['MANHA20', 2, 2],
      ['VOLTA-AS-AULAS', 0, 0],
      ['VERAO15', 0, 0],
    ])
    expect(new Set(used.map(({ athleteId }) => athleteId)).size).toBe(used.length)
  })

  it('have lowered what was paid, within their days', () => {
    for (const booking of used) {
      expect(booking.payment?.amountCents).toBe(toPayCents(booking))
      const coupon = coupons.find(({ id }) => id === booking.couponUsed?.couponId)
      const day = localDay('America/Fortaleza', booking.createdAt)
      expect(coupon && day >= coupon.from && day <= coupon.until).toBe(true)
    }
  })
})
