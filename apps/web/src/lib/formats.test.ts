import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { describe, expect, it } from 'vitest'
import { failureSentence } from './failure-sentence.ts'
import { formatPhone } from './format-phone.ts'

describe('phone numbers', () => {
  it.each([
    ['5585999990000', '(85) 99999-0000'],
    ['85 3222-1000', '(85) 3222-1000'],
    ['+351 912 345 678', '+351 912 345 678'],
  ])('shows %s as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown))
})

describe('why a write failed', () => {
  it("is the server's sentence, else the connection, else the caller's own", () => {
    expect(failureSentence(new ApiError({ kind: 'refused', message: 'O tempo acabou.' }), 'x')).toBe(
      'O tempo acabou.',
    )
    expect(failureSentence(new ApiError({ kind: 'network' }), 'x')).toMatch(/^Sem conexão/)
    expect(failureSentence(new ApiError({ kind: 'refused', status: 500 }), 'Não deu.')).toBe('Não deu.')
  })
})
