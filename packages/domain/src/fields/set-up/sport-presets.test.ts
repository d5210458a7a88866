import { expect, it } from 'vitest'
import { sports } from '../sports.ts'
import { sportPresets } from './sport-presets.ts'

it('a field of wood begins in a hall, one of sand, clay or real grass in the open (H1)', () => {
  const indoors = (...surfaces: string[]) =>
    sports
      .map((sport) => sportPresets[sport])
      .flatMap(({ surface, indoor }) => (surfaces.includes(surface) ? indoor : []))
  expect(new Set(indoors('wood'))).toEqual(new Set([true]))
  expect(new Set(indoors('sand', 'clay', 'natural-grass'))).toEqual(new Set([false]))
})
