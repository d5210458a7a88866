import { expect, test } from 'vitest'
import { checkDigit, eanInputSchema, isEan } from './ean.ts'

test.each([
  ['7891000100103', true],
  ['7891000100104', false],
  ['7891000100130', false],
  ['96385074', true],
  ['036000291452', true],
  ['17891000100100', true],
  ['', false],
  ['789100010010', false],
  ['78910001001O3', false],
  ['789100010010300', false],
])('%s is a bar code: %s', (text, fits) => {
  expect(isEan(text)).toBe(fits)
})

test('the last digit follows from the others', () => {
  expect([checkDigit('789100010010'), checkDigit('9638507'), checkDigit('000000000000')]).toEqual([3, 4, 0])
})

test('none may be entered, or one that fits, with blanks around it', () => {
  expect(eanInputSchema.parse(' 96385074 ')).toBe('96385074')
  expect(eanInputSchema.parse('')).toBe('')
  expect(eanInputSchema.safeParse('96385075').error?.issues[0]?.message).toContain('não fecha')
})
