import { describe, expect, it } from 'vitest'
import { phoneSchema, withCountry } from './phone.ts'

describe('a phone', () => {
  it.each([
    ['(85) 90123-4567', '85901234567'],
    ['85 90123 4567', '85901234567'],
    ['+55 85 90123-4567', '85901234567'],
    ['5585901234567', '85901234567'],
    // 55 is an area code too, in Rio Grande do Sul.
    ['(55) 99123-4567', '55991234567'],
    ['(11) 3333-4444', '1133334444'],
  ])('%s is kept as %s', (text, digits) => expect(phoneSchema.parse(text)).toBe(digits))

  it.each([
    '',
    '90123-4567',
    '(10) 90123-4567',
    '(85) 10123-4567',
    '8590123456',
    '85 55 90123-4567',
    'telefone',
  ])('cannot be %j', (text) => expect(phoneSchema.safeParse(text).success).toBe(false))

  it('is stored with its country', () => {
    expect(withCountry('85901234567')).toBe('5585901234567')
  })

  it('asks for what is missing, once', () => {
    expect(phoneSchema.safeParse('').error?.issues.map(({ message }) => message)).toEqual([
      'Informe seu telefone.',
    ])
  })
})
