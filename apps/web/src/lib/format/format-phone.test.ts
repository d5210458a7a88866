import { describe, expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

describe('phone numbers', () => {
  it.each([
    ['5585999990000', '(85) 99999-0000'],
    ['85 3222-1000', '(85) 3222-1000'],
    ['+351 912 345 678', '+351 912 345 678'],
  ])('shows %s as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown))
})
