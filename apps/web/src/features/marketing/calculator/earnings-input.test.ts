import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EarningsInput, limits, readEarningsInput, toAddress } from './earnings-input.ts'
import { readTyped, withUnit, writeNumber } from './numbers.ts'

const usual = { campos: 2, horas: 14, preco: 120, ocupacao: 40, despesas: 25_000 }
const cents = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: Math.round(most * 100) }).map((each) => each / 100)
const inputs: fc.Arbitrary<EarningsInput> = fc.record({
  campos: fc.integer({ min: 1, max: 50 }),
  horas: fc.integer({ min: 1, max: 24 }),
  preco: cents(1, 10_000),
  ocupacao: fc.integer({ min: 0, max: 100 }),
  despesas: cents(0, 99_999_999.99),
})

describe('the calculator’s address (A14, H13)', () => {
  it('carries what was chosen, and nothing of what is usual', () => {
    expect(toAddress({ ...usual, campos: 5, despesas: 12_345_678.9 })).toEqual({
      campos: '5',
      despesas: '12345678.9',
    })
    expect(toAddress(usual)).toEqual({})
  })

  it('shows who opens it the same numbers', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(readEarningsInput(toAddress(input))).toEqual(input)
      }),
    )
  })

  it.each([
    {},
    { campos: '0', horas: '25', preco: '-1', ocupacao: '101', despesas: '100000000' },
    { campos: 'dois', horas: '', preco: '1e3', ocupacao: '12.5', despesas: '1.234' },
    { campos: '+3', horas: ' 3', preco: '120.', ocupacao: '0x10', despesas: '9'.repeat(400) },
  ])('falls back to the usual for %j', (address) => expect(readEarningsInput(address)).toEqual(usual))
})

describe('a number that is typed (H13)', () => {
  it.each([
    ['1.234,50', 1234.5],
    ['R$ 1234,5', 1234.5],
    ['1234.50', 1234.5],
    ['1.234', 1234],
    ['12.345.678,90', 12_345_678.9],
    ['', null],
    ['-3', null],
    ['12,345', null],
    ['1,2,3', null],
    ['doze', null],
  ])('%j is %s', (text, value) => expect(readTyped(text, limits.despesas)).toBe(value))

  it('is the same when its written form is read again', () => {
    fc.assert(
      fc.property(cents(0, 99_999_999.99), (value) => {
        expect(readTyped(writeNumber(value, limits.despesas), limits.despesas)).toBe(value)
      }),
    )
  })

  it.each([
    ['120', { before: 'R$' }, 'R$ 120'],
    ['2', { after: 'campos' }, '2 campos'],
    ['40', { after: '%' }, '40%'],
  ])('%s with its unit %j is read as people do', (written, unit, words) =>
    expect(withUnit(written, unit)).toBe(words),
  )

  it('is whole for a count', () => expect(readTyped('2,5', limits.campos)).toBeNull())
})
