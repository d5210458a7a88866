import { expect, test } from 'vitest'
import { resolvePriceConflict } from './resolve-price-conflict.ts'

const at = (basePriceCents: number) => ({ basePriceCents, priceRules: [] })

test.each([
  ['nobody else has changed a price', 100, 120, 100, 'mine'],
  ['both have made the same change', 100, 120, 120, 'mine'],
  ['nothing was edited', 100, 100, 130, 'theirs'],
  ['both have changed them', 100, 120, 130, 'ask'],
  ['nothing has changed at all', 100, 100, 100, 'mine'],
] as const)('%s', (_, base, mine, theirs, outcome) => {
  expect(resolvePriceConflict({ base: at(base), mine: at(mine), theirs: at(theirs) })).toBe(outcome)
})
