import { describe, expect, it } from 'vitest'
import { cnpjSchema } from './cnpj.ts'

const isCnpj = (text: string) => cnpjSchema.safeParse(text).success

describe('a CNPJ', () => {
  // 12.ABC.345/01DE-35 is the worked example of the Receita Federal for the CNPJ with letters.
  it.each([
    '12.ABC.345/01DE-35',
    '12ABC34501DE35',
    '12.abc.345/01de-35',
    '11.222.333/0001-81',
    ' 11222333000181 ',
  ])('can be %s (H11)', (text) => expect(isCnpj(text)).toBe(true))

  it.each([
    '12.ABC.345/01DE-34',
    '12.ABC.345/01DE-3A',
    '11.222.333/0001-18',
    '00.000.000/0000-00',
    '1122233300018',
    '12ABC34501DE350',
    'abc',
    '',
  ])('cannot be %j (H11)', (text) => expect(isCnpj(text)).toBe(false))

  it('asks for what is missing, once (H11)', () => {
    expect(cnpjSchema.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Informe o CNPJ.'])
  })

  it('is kept as its signs, letters large (H11)', () =>
    expect(cnpjSchema.parse('12.abc.345/01de-35')).toBe('12ABC34501DE35'))

  it('has one right pair of check digits for any twelve signs that are not all alike (H11)', () => {
    for (const stem of ['934872165001', 'Q0SLFMBD7VX4', '12ABC34501DE']) {
      const pairs = Array.from({ length: 100 }, (_, pair) => `${stem}${String(pair).padStart(2, '0')}`)
      expect(pairs.filter(isCnpj)).toHaveLength(1)
    }
  })
})
