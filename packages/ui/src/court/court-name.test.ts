import { expect, test } from 'vitest'
import { courtName } from './court-name.ts'
import { sceneOf } from './scene.ts'

test('names a court in words', () => {
  expect(courtName({ sport: 'society', surface: 'synthetic-grass' })).toBe(
    'Campo de futebol society, grama sintética, visto de cima',
  )
  expect(courtName({ sport: 'footvolley', surface: 'sand' })).toBe(
    'Quadra de futevôlei, areia, vista de cima',
  )
})

test('draws the same court the same way, in few elements', () => {
  const court = { sport: 'basketball', surface: 'wood', lengthMeters: 28, widthMeters: 15 } as const
  const { layers } = sceneOf(court)
  expect(sceneOf({ ...court }).layers).toEqual(layers)
  expect(layers.length).toBeLessThanOrEqual(16)
})
