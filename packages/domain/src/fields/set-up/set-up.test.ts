import { describe, expect, it } from 'vitest'
import { doneSections, missingOf, nextSection } from './set-up.ts'

const closed = [[], [], [], [], [], [], []]
const open = [[], [{ opens: 480, closes: 1320 }], [], [], [], [], []]
const free = { id: 'r', weekdays: [1], fromMinute: 480, toMinute: 720, priceCents: 0 }
const field = { basePriceCents: 12_000, priceRules: [], openingHours: null }

describe('what a field lacks before it is published (H1)', () => {
  it('is nothing with a price and the hours of its arena, or its own', () => {
    expect(missingOf(field, open)).toEqual([])
    expect(missingOf({ ...field, openingHours: open }, closed)).toEqual([])
  })

  it('is the hours where neither is ever open', () => {
    expect(missingOf(field, closed)).toEqual(['times'])
    expect(missingOf({ ...field, openingHours: closed }, open)).toEqual(['times'])
  })

  it('is a price while all of them are zero', () => {
    const unpriced = { ...field, basePriceCents: 0 }
    expect(missingOf({ ...unpriced, priceRules: [free] }, closed)).toEqual(['times', 'prices'])
    expect(missingOf({ ...unpriced, priceRules: [{ ...free, priceCents: 1 }] }, open)).toEqual([])
  })
})

describe('the sections of a field (H1)', () => {
  const draft = { status: 'draft', photos: [], timesSet: false, missing: [] } as const

  it('are finished when they have been entered', () => {
    expect(doneSections({ ...draft, photos: [], missing: ['prices'] })).toEqual(['court'])
    expect(doneSections({ ...draft, photos: [], timesSet: true })).toEqual(['court', 'times', 'prices'])
    expect(doneSections({ ...draft, photos: [], timesSet: true, missing: ['times'] })).toEqual([
      'court',
      'prices',
    ])
    expect(doneSections({ ...draft, photos: [], status: 'active' })).toEqual(['court', 'times', 'prices'])
    const photos = [{}] as unknown as Parameters<typeof doneSections>[0]['photos']
    expect(doneSections({ ...draft, photos, missing: ['prices'] })).toEqual(['court', 'photos'])
  })

  it('go on at the first that is open; photos can be skipped', () => {
    expect(nextSection(['court'])).toBe('photos')
    expect(nextSection(['court', 'photos'])).toBe('times')
    expect(nextSection(['court', 'times'])).toBe('prices')
    expect(nextSection(['court', 'prices'])).toBe('times')
    expect(nextSection(['court', 'times', 'prices'])).toBeNull()
  })
})
