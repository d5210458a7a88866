import { describe, expect, it } from 'vitest'
import { sampleField } from '../../../../testing/sample-field.ts'
import { weekAhead } from './week-ahead.ts'

// A Friday in Fortaleza.
const now = '2026-11-20T12:00:00.000Z'
const h = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

describe('the week of a field that nobody has booked (H1)', () => {
  it('has its hours, with their break, over midnight', () => {
    const openingHours = [[], [], [], [], [], [h(8, 12), h(14, 26)], []]
    const [friday, saturday] = weekAhead(sampleField({ openingHours }), now)
    expect(friday).toEqual({ day: '2026-11-20', hours: '8h às 12h, 14h às 2h', prices: [12_000] })
    expect(saturday).toEqual({ day: '2026-11-21', hours: 'Fechado', prices: null })
  })

  it('says the lowest and the highest price', () => {
    const night = { id: 'night', weekdays: [5], fromMinute: 1080, toMinute: 1440, priceCents: 16_000 }
    const openingHours = Array.from({ length: 7 }, () => [h(8, 22)])
    const week = weekAhead(sampleField({ openingHours, priceRules: [night] }), now)
    expect(week.map(({ prices }) => prices)).toEqual([
      [12_000, 16_000],
      ...Array.from({ length: 6 }, () => [12_000]),
    ])
  })
})
