import { describe, expect, it } from 'vitest'
import { cpfSchema } from './cpf.ts'

const isCpf = (text: string) => cpfSchema.safeParse(text).success

describe('a CPF', () => {
  // 280.012.389-38 is the worked example of the Receita Federal's manual.
  it.each(['280.012.389-38', '28001238938', ' 529.982.247-25 ', '111.444.777-35'])('can be %s', (text) =>
    expect(isCpf(text)).toBe(true),
  )

  it.each(['280.012.389-39', '529.982.247-52', '111.111.111-11', '000.000.000-00', '2800123893', 'abc', ''])(
    'cannot be %j',
    (text) => expect(isCpf(text)).toBe(false),
  )

  it('is kept as its digits', () => expect(cpfSchema.parse('280.012.389-38')).toBe('28001238938'))

  it('has one right pair of check digits for any nine figures that are not all alike', () => {
    const pairs = Array.from({ length: 100 }, (_, pair) => `934872165${String(pair).padStart(2, '0')}`)
    expect(pairs.filter(isCpf)).toHaveLength(1)
  })
})
