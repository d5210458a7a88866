import { describe, expect, it } from 'vitest'
import { cepSchema } from './cep.ts'

describe('a CEP', () => {
  it.each(['60165-121', '60165121', ' 60.165-121 '])(
    'can be written %j and is kept as its digits (H11)',
    (text) => expect(cepSchema.parse(text)).toBe('60165121'),
  )

  it('asks for what is missing, once (H11)', () => {
    expect(cepSchema.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Informe o CEP.'])
  })

  it.each(['6016512', '601651210', 'abc', ''])('cannot be %j (H11)', (text) =>
    expect(cepSchema.safeParse(text).success).toBe(false),
  )
})
