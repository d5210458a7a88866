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

  it('is for a length from a quarter of an hour to half a day, and prices from nothing on', () => {
    const minutes = ['14', '15', '720', '721', '30.5'].map((text) => read({ minutes: text }).success)
    expect(minutes).toEqual([false, true, true, false, false])
    const prices = ['-1', '0', '100', '1.5'].map((text) => read({ minPriceCents: text }).success)
    expect(prices).toEqual([false, true, true, false])
    expect(read({ q: ' society ' }).data?.q).toBe('society')
    expect([read({ q: 'a'.repeat(80) }).success, read({ q: 'a'.repeat(81) }).success]).toEqual([true, false])
  })

  it('is for a page, of no more fields than a page has', () => {
    expect([read({ page: '0' }).success, read({ page: '1' }).success]).toEqual([false, true])
    expect([read({ perPage: '0' }).success, read({ perPage: '100000' }).success]).toEqual([false, false])
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
