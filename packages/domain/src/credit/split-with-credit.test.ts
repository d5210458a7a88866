import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualRules } from '../companies/arena-rules.ts'
import { payableWithCredit, splitWithCredit } from './split-with-credit.ts'

it('pays what is due online first, then the rest', () => {
  expect(splitWithCredit(20_000, 30, 0)).toEqual({ creditCents: 0, nowCents: 6_000, atVenueCents: 14_000 })
  expect(splitWithCredit(20_000, 30, 4_000)).toEqual({
    creditCents: 4_000,
    nowCents: 2_000,
    atVenueCents: 14_000,
  })
  expect(splitWithCredit(20_000, 30, 9_000)).toEqual({
    creditCents: 9_000,
    nowCents: 0,
    atVenueCents: 11_000,
  })
  expect(splitWithCredit(20_000, 100, 25_000)).toEqual({ creditCents: 20_000, nowCents: 0, atVenueCents: 0 })
})

it('takes what a hold has taken already, and what is left', () => {
  const booking = { priceCents: 20_000, rules: usualRules }
  const held = { ...booking, creditLeftCents: 1_000, creditUsed: { cents: 4_000, returnedCents: 0 } }
  expect(payableWithCredit(held).creditCents).toBe(5_000)
  expect(payableWithCredit(booking).creditCents).toBe(0)
})

it('pays it whole where the athlete would rather, and goes on with what waits', () => {
  const booking = { priceCents: 20_000, rules: { ...usualRules, depositPercent: 30 } }
  expect(payableWithCredit(booking).nowCents).toBe(6_000)
  expect(payableWithCredit({ ...booking, creditLeftCents: 4_000 }, true)).toEqual({
    creditCents: 4_000,
    nowCents: 16_000,
    atVenueCents: 0,
  })
  const waiting = (amountCents: number, method = 'pix', status = 'pending') =>
    payableWithCredit({ ...booking, payment: { status, method, amountCents } }).nowCents
  expect([
    waiting(20_000),
    waiting(6_000),
    waiting(20_000, 'venue'),
    waiting(20_000, 'pix', 'failed'),
  ]).toEqual([20_000, 6_000, 6_000, 6_000])
  const used = { ...booking, creditUsed: { cents: 4_000, returnedCents: 0 } }
  const code = { status: 'pending', method: 'pix', amountCents: 16_000 }
  expect(payableWithCredit({ ...used, payment: code })).toMatchObject({ nowCents: 16_000, atVenueCents: 0 })
  expect(payableWithCredit({ ...used, payment: code }, false)).toMatchObject({ nowCents: 2_000 })
})

it('sums to the price to the cent, and never takes more credit than there is', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 10, max: 100 }),
      fc.nat(2_000_000),
      (price, deposit, credit) => {
        const split = splitWithCredit(price, deposit, credit)
        expect(split.creditCents + split.nowCents + split.atVenueCents).toBe(price)
        expect(split.creditCents).toBe(Math.min(credit, price))
        expect(Math.min(split.nowCents, split.atVenueCents)).toBeGreaterThanOrEqual(0)
        // Nothing is asked online while credit pays at the venue.
        if (split.nowCents > 0) expect(split.creditCents).toBe(credit)
      },
    ),
  )
})
