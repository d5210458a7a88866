import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldSearchSchema } from './search.ts'

const read = (query: Record<string, string>) => z.safeParse(fieldSearchSchema, query)

describe('a search for fields', () => {
  it('that asks for nothing is the first page of all, the most fitting first', () => {
    expect(read({}).data).toEqual({ sort: 'relevance', page: 1, perPage: 20 })
  })

  it('asks for several amenities with commas, also with one too many', () => {
    expect(read({ amenities: 'parking,,shower,' }).data?.amenities).toEqual(['parking', 'shower'])
    expect(read({ amenities: '' }).data?.amenities).toEqual([])
    expect(read({ amenities: 'parking,helipad' }).success).toBe(false)
  })

  it('is for a roof, for none, or for either', () => {
    expect(
      [read({ indoor: 'true' }), read({ indoor: 'false' }), read({ indoor: 'maybe' })].map(
        ({ success }) => success,
      ),
    ).toEqual([true, true, false])
  })

  it.each(['-3.7319,-38.5267', '0,0', '12.5,100', '-10,7.25'])('is near %s', (near) => {
    expect(read({ near }).data?.near).toBe(near)
  })

  it.each([
    'Fortaleza',
    '-3.7',
    '-3.7,',
    ',-38.5',
    '-3.,-38.5',
    '-3.7,-38.',
    '-3.7,-38.5,1',
    'x-3.7,-38.5',
    '-3.7,-38.5x',
    '-3.x,-38.5',
    '-x,-38.5',
  ])('is not near “%s”', (near) => expect(read({ near }).success).toBe(false))
})
