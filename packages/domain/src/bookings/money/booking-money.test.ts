import { describe, expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import { balanceCents, dueCents, onlineCents, payableAtVenue, paymentStatusOf } from './booking-money.ts'

const withDeposit = { priceCents: 20_000, rules: { ...usualRules, depositPercent: 30 } }
const whole = { priceCents: 20_000, rules: usualRules }
const part = (status: 'paid' | 'pending' | 'expired', amountCents: number) => ({ status, amountCents })

describe('the money of a booking', () => {
  it('is charged online by the rules that the booking keeps', () => {
    expect([onlineCents(withDeposit), balanceCents(withDeposit)]).toEqual([6_000, 14_000])
    expect([onlineCents(whole), balanceCents(whole)]).toEqual([20_000, 0])
  })

  it('is never all left for the venue where a deposit is asked for', () => {
    expect(payableAtVenue(whole, true)).toBe(true)
    expect(payableAtVenue(whole, false)).toBe(false)
    expect(payableAtVenue(withDeposit, true)).toBe(false)
  })

  it('is due as far as it waits to be paid', () => {
    expect(dueCents({ payment: part('paid', 6_000), balance: part('pending', 14_000) })).toBe(14_000)
    expect(dueCents({ payment: part('pending', 6_000), balance: part('pending', 14_000) })).toBe(20_000)
    expect(dueCents({ payment: part('paid', 20_000), balance: null })).toBe(0)
    expect(dueCents({ payment: part('paid', 6_000), balance: part('expired', 14_000) })).toBe(0)
    expect(dueCents({ payment: null, balance: null })).toBe(0)
  })

  it('is paid only when all of it is', () => {
    expect(paymentStatusOf({ payment: part('paid', 6_000), balance: part('pending', 14_000) })).toBe(
      'pending',
    )
    expect(paymentStatusOf({ payment: part('paid', 6_000), balance: part('paid', 14_000) })).toBe('paid')
    expect(paymentStatusOf({ payment: part('expired', 6_000), balance: part('pending', 1) })).toBe('expired')
    expect(paymentStatusOf({ payment: null, balance: null })).toBeNull()
  })
})
