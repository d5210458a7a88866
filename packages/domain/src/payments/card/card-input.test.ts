import { describe, expect, it } from 'vitest'
import { cardName, cardSummarySchema, cardUseSchema } from './card.ts'
import { cardProblems, holderNameProblem } from './card-input.ts'
import { expiryProblem, isExpired, maskExpiry, readExpiry } from './expiry.ts'
import { securityCodeProblem } from './security-code.ts'

const now = '2026-11-20T13:00:00Z'
const card = {
  number: '4111 1111 1111 1111',
  expiry: '12/28',
  securityCode: '123',
  holderName: 'Rafael Moreira',
}

describe('the validity of a card (H9)', () => {
  it.each([
    ['09/29', { month: 9, year: 2029 }],
    ['0929', { month: 9, year: 2029 }],
    ['9/29', { month: 9, year: 2029 }],
    ['09 / 29', { month: 9, year: 2029 }],
    ['09/2029', { month: 9, year: 2029 }],
    ['092029', { month: 9, year: 2029 }],
    ['2028-02', { month: 2, year: 2028 }],
    ['202802', { month: 2, year: 2028 }],
    ['2028/02', { month: 2, year: 2028 }],
    ['2028-02-01', { month: 2, year: 2028 }],
    ['01/29', { month: 1, year: 2029 }],
    ['12/29', { month: 12, year: 2029 }],
    ['09/00', { month: 9, year: 2000 }],
  ])('reads %s', (typed, expiry) => {
    expect(readExpiry(typed)).toEqual(expiry)
  })

  it.each([
    '',
    '9',
    '09',
    '13/29',
    '00/29',
    '09/2',
    '09/202',
    '09/1929',
    '09/0100',
    'ab/cd',
    '2028-13',
    '2028',
    '2028-0',
  ])('does not read "%s"', (typed) => {
    expect(readExpiry(typed)).toBeNull()
  })

  it('puts the stroke in, and lets it be taken away', () => {
    expect(['0', '09', '092', '0929', '09/', '9/2'].map(maskExpiry)).toEqual([
      '0',
      '09',
      '09/2',
      '09/29',
      '09',
      '09/2',
    ])
  })

  it('reads a year that is typed first, key by key, through its own mask', () => {
    let shown = ''
    for (const key of '2028-02') shown = maskExpiry(shown + key)
    expect(readExpiry(shown)).toEqual({ month: 2, year: 2028 })
  })

  it('lasts to the end of its month, by the last clock of Brazil', () => {
    const november = { month: 11, year: 2026 }
    expect(isExpired(november, '2026-12-01T04:59:59Z')).toBe(false)
    expect(isExpired(november, '2026-12-01T05:00:00Z')).toBe(true)
    expect(isExpired({ month: 12, year: 2025 }, '2026-01-01T05:00:00Z')).toBe(true)
    expect(isExpired({ month: 1, year: 2026 }, '2026-01-01T05:00:00Z')).toBe(false)
  })

  it.each([
    ['', 'Falta a validade, como 09/29.'],
    ['  ', 'Falta a validade, como 09/29.'],
    ['13/29', 'Confira a validade: mês e ano, como 09/29.'],
    ['12/46', 'Confira a validade: mês e ano, como 09/29.'],
    ['10/26', 'Esse cartão já venceu. Use outro.'],
    ['11/26', null],
    ['11/46', null],
  ])('says of "%s": %s', (typed, sentence) => {
    expect(expiryProblem(typed, now)).toBe(sentence)
  })
})

describe('the security code (H9)', () => {
  it.each([
    ['', card.number, 'Falta o código: 3 números no verso do cartão.'],
    ['  ', card.number, 'Falta o código: 3 números no verso do cartão.'],
    ['12', card.number, 'O código tem 3 números, no verso do cartão.'],
    ['1234', card.number, 'O código tem 3 números, no verso do cartão.'],
    ['12a', card.number, 'O código tem 3 números, no verso do cartão.'],
    [' 123 ', card.number, null],
    ['123', '3782 822463 10005', 'O código tem 4 números, na frente do cartão.'],
    ['1234', '3782 822463 10005', null],
    ['', '3782', 'Falta o código: 4 números na frente do cartão.'],
  ])('"%s" of %s: %s', (code, number, sentence) => {
    expect(securityCodeProblem(code, number)).toBe(sentence)
  })
})

describe('the name on the card (H9)', () => {
  it.each([
    ['', 'Falta o nome, como está no cartão.'],
    ['  ', 'Falta o nome, como está no cartão.'],
    [` ${'Rafael'.repeat(10)} `, null],
    ['R', 'Escreva o nome como está no cartão.'],
    ['4111 1111 1111 1111', 'Escreva o nome sem números, como está no cartão.'],
    ['Rafael'.repeat(11), 'Use no máximo 60 letras.'],
    ['R M', null],
    ["Ângela D'Ávila", null],
  ])('"%s": %s', (name, sentence) => {
    expect(holderNameProblem(name)).toBe(sentence)
  })
})

it('says what is wrong with a card at each field, and nothing of one that may be', () => {
  expect(cardProblems(card, now)).toEqual({})
  expect(cardProblems({ number: '1', expiry: '1', securityCode: '1', holderName: '1' }, now)).toEqual({
    number: 'Faltam números do cartão.',
    expiry: 'Confira a validade: mês e ano, como 09/29.',
    securityCode: 'O código tem 3 números, no verso do cartão.',
    holderName: 'Escreva o nome sem números, como está no cartão.',
  })
})

it('keeps the last four digits of a card, and no more', () => {
  const keeps = (last4: string) => cardSummarySchema.safeParse({ brand: 'visa', last4 }).success
  expect(['1111', '111', '41111', '1111111111111111', 'abcd'].map(keeps)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it('names a card of a payment by a token of letters and figures', () => {
  const takes = (token: string) => cardUseSchema.safeParse({ token, instalments: 1 }).success
  expect(['tok_1-A', 'a', 'a'.repeat(64)].map(takes)).toEqual([true, true, true])
  expect(['', 'a'.repeat(65), 'tok 1', ' tok_1', 'tok_1/'].map(takes)).toEqual(Array(5).fill(false))
})

it('names a card by its brand and its last digits', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express final 0005')
})
