import { describe, expect, it } from 'vitest'
import { brandOf } from './brand-of.ts'
import * as fc from 'fast-check'
import { cardDigits, cardNumberProblem, holdsCardNumber, groupCardDigits, passesLuhn } from './number.ts'

describe('the brand of a card (H9)', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720999999999996', 'mastercard'],
    ['378282246310005', 'amex'],
    ['341111111111111', 'amex'],
    ['6362970000457013', 'elo'],
    ['4011780000000006', 'elo'],
    ['5066991111111118', 'elo'],
    ['6363692466258938', 'elo'],
    ['6509', 'elo'],
    ['6509007777777777', 'elo'],
    ['6509997777777777', 'elo'],
    ['5067', 'elo'],
    ['5090', 'elo'],
    ['5099999999999999', 'elo'],
    ['650031', 'elo'],
    ['650500', 'elo'],
    ['651652', 'elo'],
    ['655021', 'elo'],
    ['4011', 'visa'],
    ['6062828888666688', 'hipercard'],
    ['4', 'visa'],
    ['37', 'amex'],
  ])('of %s is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand)
  })

  it.each([
    '',
    '3',
    '2',
    '22',
    '2220999999999999',
    '2721000000000000',
    '30569309025904',
    '6011111111111117',
    '6501',
    '6508',
    '6515',
    '6551',
    '5068',
  ])('is none of those taken for "%s"', (digits) => {
    expect(brandOf(digits)).toBeNull()
  })
})

describe('a number as it is typed or pasted (H9)', () => {
  it('is read with spaces, dots and hyphens in it', () => {
    expect(cardDigits(' 4111 1111-1111.1111\u00a0')).toBe('4111111111111111')
  })

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['4111 1', '4111 1'],
    ['4', '4'],
    ['', ''],
    ['6362 9700 0045 7013', '6362 9700 0045 7013'],
    ['41111111111111111111111', '4111 1111 1111 1111 111'],
    ['5555555555554444999', '5555 5555 5555 4444999'],
    ['6062828888666688000', '6062 8288 8866 6688 000'],
    ['9999999999999999999', '9999 9999 9999 9999 999'],
  ])('%s is written %s', (typed, written) => {
    expect(groupCardDigits(typed)).toBe(written)
  })

  it.each([
    '4111 1111 1111 1111',
    '4222222222222',
    '3782 822463 10005',
    '6362970000457013',
    '6062828888666688',
    '5555-5555-5555-4444',
  ])('takes %s', (number) => {
    expect(cardNumberProblem(number)).toBeNull()
  })

  it.each([
    ['', 'Falta o número do cartão.'],
    ['abc', 'Falta o número do cartão.'],
    ['4111 1111', 'Faltam números do cartão.'],
    ['3782 822463 1000', 'Faltam números do cartão.'],
    ['9999', 'Faltam números do cartão.'],
    ['4111 1111 1111 1112', 'Confira o número: algum algarismo não bate.'],
    ['4111 1111 1111 1116', 'Confira o número: algum algarismo não bate.'],
    ['5555 5555 5555 44440', 'Confira o número: algum algarismo não bate.'],
    ['999999999999', 'Faltam números do cartão.'],
    ['9999999999999', 'Essa bandeira não é aceita aqui. Use Visa, Mastercard, Elo, Amex ou Hipercard.'],
    ['30569309025904', 'Essa bandeira não é aceita aqui. Use Visa, Mastercard, Elo, Amex ou Hipercard.'],
  ])('says of "%s": %s', (number, sentence) => {
    expect(cardNumberProblem(number)).toBe(sentence)
  })

  it.each([
    '{"token":"4111111111111111","instalments":1}',
    '{"number":4111111111111111}',
    'meu cartão é 4111 1111 1111 1111, validade 12/30',
    '4111111111111111 12/30',
    '3782-822463-10005',
    'x 12 5555.5555.5555.4444 9',
    'x 4111 1111 1111 1111 110',
  ])('is found in %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it.each([
    '',
    '4111 1111 1111 1112',
    'card_4111111111111111',
    '550e8400-4111-1111-1111-111100000000',
    '{"start":"2026-11-22T20:00:00.000Z","amountCents":16000}',
    '5585901234567',
    '00020126360014br.gov.bcb.pix0114+5585901234567520400005303986',
  ])('is not in %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  })

  it('is found in any text around it, however it is grouped, and in no id', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 })
    const around = fc.constantFrom('', ' ', '"', ', ', ' 12 ')
    fc.assert(
      fc.property(digits, around, fc.constantFrom('', ' ', '-', '.'), (rest, edge, between) => {
        const body = `4${rest.join('')}`
        const check = Array.from('0123456789').find((last) => passesLuhn(body + last)) ?? ''
        const number = (body + check).replace(/\d{4}(?=\d)/g, (group) => group + between)
        expect(holdsCardNumber(`${edge}${number}${edge}`)).toBe(true)
        expect(holdsCardNumber(`id_${body}${check}`)).toBe(false)
      }),
    )
  })

  it('has the check digit of Luhn', () => {
    expect(passesLuhn('79927398713')).toBe(true)
    expect(passesLuhn('79927398710')).toBe(false)
    expect(passesLuhn('')).toBe(false)
  })
})
