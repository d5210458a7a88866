import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('reads back every text that it wrote', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
      (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
      },
    ),
  )
})

it('guesses no types', () => {
  expect(parseSearch('?a=1e999&b=[1]&c=true&d=%E0%A4%A')).toMatchObject({ a: '1e999', b: '[1]', c: 'true' })
})

it('leaves no trace of absent values', () => {
  expect(stringifySearch({ a: undefined, b: null, c: 2 })).toBe('?c=2')
})
