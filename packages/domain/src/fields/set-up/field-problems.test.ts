import { describe, expect, it } from 'vitest'
import { everyDay } from '../../testing/schedules.ts'
import { fieldProblems } from './field-problems.ts'

const open = everyDay({ opens: 480, closes: 1320 })
const closed = everyDay()
const day = '2026-11-20'
const photo = { id: 'p', url: 'data:,', caption: '' }
const field: Parameters<typeof fieldProblems>[0] = {
  status: 'active',
  companyStatus: 'approved',
  photos: [photo],
  openingHours: null,
  slotMinutes: 60,
  basePriceCents: 12_000,
  priceRules: [],
  nextPrices: [],
}
const rule = (weekdays: number[], fromMinute: number, toMinute: number, priceCents: number) => ({
  id: 'r',
  weekdays,
  fromMinute,
  toMinute,
  priceCents,
})

describe('what is wrong with a field (H1)', () => {
  it('is nothing where it is on the air, open, priced and seen', () => {
    expect(fieldProblems({ ...field, photos: [photo] }, open, day)).toEqual([])
  })

  it('is told the worst first', () => {
    const worst = {
      ...field,
      status: 'inactive',
      companyStatus: 'suspended',
      photos: [],
      basePriceCents: 0,
    } satisfies Parameters<typeof fieldProblems>[0]
    expect(fieldProblems(worst, open, day).map(({ kind }) => kind)).toEqual([
      'paused',
      'arena',
      'price',
      'photo',
    ])
    expect(fieldProblems(worst, closed, day).map(({ kind }) => kind)).toEqual([
      'paused',
      'arena',
      'hours',
      'photo',
    ])
  })

  it('is the draft alone of a draft, and nothing of an archived one', () => {
    const bare = { ...field, photos: [], basePriceCents: 0 }
    expect(fieldProblems({ ...bare, status: 'draft' }, closed, day)).toEqual([{ kind: 'draft' }])
    expect(fieldProblems({ ...bare, status: 'archived' }, closed, day)).toEqual([])
  })

  it('names the weekdays on which an open hour has no price', () => {
    const weekdaysOnly = { ...field, photos: [photo], basePriceCents: 0 }
    const priceRules = [rule([1, 2, 3, 4, 5, 6], 0, 1440, 12_000)]
    expect(fieldProblems({ ...weekdaysOnly, priceRules }, open, day)).toEqual([
      { kind: 'price', weekdays: [0] },
    ])
    const untilNine = [rule([0, 1, 2, 3, 4, 5, 6], 0, 1260, 12_000)]
    expect(fieldProblems({ ...weekdaysOnly, priceRules: untilNine }, open, day)).toEqual([
      { kind: 'price', weekdays: [0, 1, 2, 3, 4, 5, 6] },
    ])
  })

  it('asks for a price only where the field is open, by its own hours where it has them', () => {
    const priceRules = [rule([6], 480, 1320, 12_000)]
    const onSaturday = [[], [], [], [], [], [], [{ opens: 480, closes: 1320 }]]
    const saturday = { ...field, photos: [photo], basePriceCents: 0, priceRules }
    expect(fieldProblems({ ...saturday, openingHours: onSaturday }, open, day)).toEqual([])
    expect(fieldProblems(saturday, onSaturday, day)).toEqual([])
  })

  it('prices the hours after midnight as those of the next day, and Sunday after Saturday', () => {
    const late = [[], [], [], [], [], [], [{ opens: 1320, closes: 1560 }]]
    const saturday = {
      ...field,
      photos: [photo],
      basePriceCents: 0,
      priceRules: [rule([6], 0, 1440, 12_000)],
    }
    expect(fieldProblems(saturday, late, day)).toEqual([{ kind: 'price', weekdays: [6] }])
    const both = [rule([6], 0, 1440, 12_000), rule([0], 0, 120, 12_000)]
    expect(fieldProblems({ ...saturday, priceRules: both }, late, day)).toEqual([])
  })

  it('goes by the prices of the day', () => {
    const nextPrices = [{ from: '2026-12-01', basePriceCents: 12_000, priceRules: [] }]
    const planned = { ...field, photos: [photo], basePriceCents: 0, nextPrices }
    expect(fieldProblems(planned, open, '2026-11-30')).toHaveLength(1)
    expect(fieldProblems(planned, open, '2026-12-01')).toEqual([])
  })
})
