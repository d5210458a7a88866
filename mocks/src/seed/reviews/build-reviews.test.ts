import { describe, expect, it } from 'vitest'
import { buildSeed } from '../build-seed.ts'
import { apologies, complaints, endings, groundPraise, longReviews, mixed, praise, thanks } from './texts.ts'

const NOW = '2026-11-20T15:30:00.000Z'
const YEAR = 366 * 86_400_000
const { reviews, fields } = buildSeed(NOW)
const byField = Map.groupBy(reviews, ({ fieldId }) => fieldId)

describe('the reviews of the seed', () => {
  it('are many for most fields and none for a few', () => {
    const counts = fields.map(({ id }) => byField.get(id)?.length ?? 0)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3)
    expect(counts.filter((count) => count >= 4 && count <= 25).length).toBeGreaterThan(fields.length * 0.85)
  })

  it('lie within the past year, their answers after them', () => {
    const odd = reviews.filter(({ createdAt, answer }) => {
      const recent = createdAt < NOW && Date.parse(createdAt) > Date.parse(NOW) - YEAR
      return !recent || (answer !== null && (answer.createdAt <= createdAt || answer.createdAt >= NOW))
    })
    expect(odd).toEqual([])
    expect(reviews.some(({ answer }) => answer !== null)).toBe(true)
  })

  it('say different things', () => {
    const sentences = [
      praise,
      mixed,
      complaints,
      endings,
      thanks,
      apologies,
      longReviews,
      ...Object.values(groundPraise),
    ]
    expect(new Set(sentences.flat()).size).toBeGreaterThanOrEqual(80)
    for (const told of byField.values())
      expect(new Set(told.map(({ text }) => text)).size / told.length).toBeGreaterThan(0.8)
    expect(reviews.some(({ text }) => text.length > 400)).toBe(true)
  })
})
