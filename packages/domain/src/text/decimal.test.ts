import { expect, test } from 'vitest'
import { formatDecimal, readDecimal } from './decimal.ts'

test.each([
  ['12,50', 1250],
  ['12,5', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['12,', 1200],
  [',5', 50],
  ['1.234,50', 123_450],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  ['R$ 8,00', 800],
  ['-10', -1000],
  ['0', 0],
  ['0.5', 50],
  ['0.500', null],
  ['−10', -1000],
  ['-0', 0],
  ['', null],
  [' ', null],
  ['-', null],
  [',', null],
  ['12,505', null],
  ['1,2,3', null],
  ['1.23.456', null],
  ['doze', null],
  ['12a', null],
  ['1e3', null],
  ['12.345', 1_234_500],
  ['1234567890123,45', 123_456_789_012_345],
  ['12345678901234,00', null],
])('reads %j with two decimals as %j', (text, value) => {
  expect(readDecimal(text, 2)).toBe(value)
})

test.each([
  ['3', 3],
  ['1.234', 1234],
  ['3,0', null],
  ['3,5', null],
])('reads %j without decimals as %j', (text, value) => {
  expect(readDecimal(text, 0)).toBe(value)
})

test.each([
  [1250, 2, false, '12,50'],
  [5, 2, false, '0,05'],
  [-5, 2, false, '-0,05'],
  [123_450, 2, false, '1234,50'],
  [42, 0, false, '42'],
  [0, 0, false, '0'],
  [250, 2, true, '2,5'],
  [300, 2, true, '3'],
  [-1000, 2, true, '-10'],
])('writes %i with %i decimals (trimmed: %s) as %s', (value, digits, trimmed, text) => {
  expect(formatDecimal(value, digits, trimmed)).toBe(text)
})

test('keeps the zeros at the end unless told otherwise', () => {
  expect(formatDecimal(250, 2)).toBe('2,50')
})
