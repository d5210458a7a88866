import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { quickSearch, searchableText } from './quick-search.ts'

const row = searchableText(['RSV-7K2Q', 'Conceição D’Ávila Júnior', '5585988887777', null])
const finds = (search: string) => quickSearch(search)?.(row)

describe('a quick search', () => {
  it.each(['RSV-7K2Q', 'rsv7k2q', '7k2q', 'RSV 7K2Q', '7K2', ' rsv-7k2q '])(
    'finds a code by %s',
    (search) => {
      expect(finds(search)).toBe(true)
    },
  )

  it.each(['conceicao', 'JUNIOR CONCEIÇÃO', "d'avila", 'davila', 'Avila rsv', 'conceição – júnior'])(
    'finds a name by %s',
    (search) => {
      expect(finds(search)).toBe(true)
    },
  )

  it.each([
    '(85) 98888-7777',
    '85988887777',
    '+55 85 98888-7777',
    '0055 85 98888 7777',
    '085 98888.7777',
    '98888-7777',
    '8888 7777',
    '7777',
    '5585988887777',
  ])('finds a phone number by %s', (search) => {
    expect(finds(search)).toBe(true)
  })

  it.each([
    '7k2r',
    'conceicao maria',
    '85988887778',
    '(11) 98888-7777',
    'nulo',
    'caodavila',
    '00000000',
    '0000-0000',
    '7777 8888',
    'pedido 85988887777',
  ])('does not find it by %s', (search) => {
    expect(finds(search)).toBe(false)
  })

  it('keeps the area code 55 apart from the country', () => {
    const inSantaMaria = searchableText(['5555988887777'])
    expect(quickSearch('(55) 98888-7777')?.(inSantaMaria)).toBe(true)
    expect(quickSearch('(55) 98888-7777')?.(searchableText(['5585988887777']))).toBe(false)
  })

  it('takes few figures for parts of a name or a code, each by itself', () => {
    expect(finds('7777 85')).toBe(true)
    expect(finds('7777 99')).toBe(false)
  })

  it('finds a phone number that is kept without its country, and has zeros', () => {
    const arena = searchableText(['85901204050'])
    for (const search of ['85 90120-4050', '+55 85 90120-4050', '0 85 90120-4050', '90120-4050'])
      expect(quickSearch(search)?.(arena)).toBe(true)
    expect(quickSearch('+55 85 3012-4050')?.(searchableText(['8530124050']))).toBe(true)
  })

  it.each(['', '  ', '–', '%', '"()'])('asks nothing by %j', (search) => {
    expect(quickSearch(search)).toBeNull()
  })

  it('finds whatever part of a text is typed, in whatever case (F4)', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'É', 'ç', 'b', '7', '-', ' '), maxLength: 20 })
    fc.assert(
      fc.property(text, fc.nat(20), fc.nat(20), (whole, from, length) => {
        const part = whole.slice(from, from + length)
        const judge = quickSearch(part.toUpperCase())
        expect(judge === null || judge(searchableText(['x', whole]))).toBe(true)
      }),
    )
  })
})
