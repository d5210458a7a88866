import { describe, expect, it } from 'vitest'
import { readToken } from './token.ts'

describe('readToken (D2)', () => {
  it.each(['12|aB3xYz', 'abc', '"quoted"', `${'x'.repeat(4_000)}=`])('takes %j', (token) => {
    expect(readToken(token)).toBe(token)
  })

  it('drops what stands around it', () => expect(readToken(' abc\n')).toBe('abc'))

  it.each(['', ' ', '\n\t', 'a b', 'a\nb', 'a\u0000b', 'ação', 'a\u200bb', null, undefined, 7, {}, ['abc']])(
    'takes %j for none',
    (value) => expect(readToken(value)).toBeNull(),
  )
})
