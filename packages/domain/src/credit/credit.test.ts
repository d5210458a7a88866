import { expect, it } from 'vitest'
import { creditBackCents } from './credit-back.ts'
import { creditBalance, creditMoves, creditRefusal } from './credit.ts'
import { payableWithCredit } from './split-with-credit.ts'
import { usualRules } from '../companies/arena-rules.ts'

const now = '2026-11-20T13:00:00.000Z'
const booking = {
  status: 'confirmed' as const,
  holdExpiresAt: null,
  start: '2026-11-21T13:00:00.000Z',
  end: '2026-11-21T14:00:00.000Z',
  rain: undefined,
  creditUsed: { cents: 4_000, returnedCents: 1_500 },
}

it('what came back of a credit is there again (rule 5)', () => {
  expect(creditBalance([booking], now)).toBe(-2_500)
  expect(creditBalance([{ ...booking, cancellation: { creditCents: 6_000 } }], now, 1_000)).toBe(2_500)
})

it('a hold uses its credit while it lasts, and none once it has run out', () => {
  const held = { ...booking, status: 'awaiting_payment' as const, holdExpiresAt: '2026-11-20T13:10:00.000Z' }
  expect(creditMoves(held, now)).toEqual({ givenCents: 0, usedCents: 4_000, returnedCents: 1_500 })
  const later = '2026-11-20T13:10:00.000Z'
  expect(creditMoves(held, later)).toEqual({ givenCents: 0, usedCents: 0, returnedCents: 0 })
})

it('a cancellation brings back what a booking was paid by, and of a hold only what is given (rule 5)', () => {
  const cancelled = { creditUsed: booking.creditUsed, cancellation: null, confirmedAt: now }
  expect(creditBackCents(cancelled)).toBe(1_500)
  expect(creditBackCents({ ...cancelled, confirmedAt: null })).toBe(0)
  expect(creditBackCents({ ...cancelled, creditUsed: undefined })).toBe(0)
})

it('takes all that is left, and says of more how much there is', () => {
  expect(creditRefusal(2_500, 2_500)).toBeNull()
  expect(creditRefusal(2_499, 2_500)).toBeNull()
  expect(creditRefusal(2_501, 2_500)).toMatchObject({
    code: 'amount_over_due',
    message: expect.stringMatching(/tem só R\$\s25,00/) as string,
  })
  expect(creditRefusal(1, 0)?.message).toMatch(/não tem crédito/)
  expect(creditRefusal(1, 1)).toBeNull()
  expect(creditRefusal(2, 1)?.message).toMatch(/tem só R\$\s0,01/)
})

it('a code that waits has its amount: credit that came after it is left alone', () => {
  const payable = { priceCents: 20_000, rules: usualRules, creditLeftCents: 3_000 }
  expect(payableWithCredit(payable).creditCents).toBe(3_000)
  const payment = { status: 'pending', method: 'pix', amountCents: 20_000 }
  expect(payableWithCredit({ ...payable, payment }).creditCents).toBe(0)
})
