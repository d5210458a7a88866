import { expect, it } from 'vitest'
import { couponWords } from './coupon-words.ts'

it('says what a coupon takes off a booking, and nothing where there is none', () => {
  const couponUsed = { couponId: 'c', code: 'BEMVINDO10', offCents: 1_000 }
  expect(couponWords({ couponUsed })?.replaceAll('\u00A0', ' ')).toBe('Cupom BEMVINDO10: −R$ 10,00')
  expect(couponWords({})).toBeNull()
})
