import { expect, test } from 'vitest'
import { formatSignedCents } from './signed.ts'

test('an amount below zero has a minus before the currency, others have no sign', () => {
  expect([-12_000, -1, 0, 12_345].map(formatSignedCents)).toEqual([
    '−R$\u00a0120,00',
    '−R$\u00a00,01',
    'R$\u00a00,00',
    'R$\u00a0123,45',
  ])
})
