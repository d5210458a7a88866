import { describe, expect, it } from 'vitest'
import { netCents, refundsOf } from './payment.ts'

const lastAt = '2026-11-20T13:00:00.000Z'
const earlier = { at: '2026-11-18T13:00:00.000Z', cents: 1_000 }
const between = { at: '2026-11-19T13:00:00.000Z', cents: 500 }

describe('the refunds of a payment (rule 5)', () => {
  it('are those that left it paid, and what went back at its end', () => {
    expect(refundsOf({ refundedCents: 4_000, refunds: [earlier, between] }, lastAt)).toEqual([
      earlier,
      between,
      { at: lastAt, cents: 2_500 },
    ])
    expect(refundsOf({ refundedCents: 4_000 }, lastAt)).toEqual([{ at: lastAt, cents: 4_000 }])
  })

  it('are no more where nothing was left to give back', () => {
    expect(refundsOf({ refundedCents: 1_500, refunds: [earlier, between] }, lastAt)).toEqual([
      earlier,
      between,
    ])
    expect(refundsOf({ refundedCents: 0 }, lastAt)).toEqual([])
  })
})

it('what has not gone back of a payment is left of it', () => {
  expect([netCents({ amountCents: 900 }), netCents({ amountCents: 900, refundedCents: 200 })]).toEqual([
    900, 700,
  ])
})
