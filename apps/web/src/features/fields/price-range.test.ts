import { expect, it } from 'vitest'
import { rangeProblem } from './price-range.ts'

it('tells a range that is upside down, and nothing of one that is open or of one price', () => {
  expect(rangeProblem({ precoMin: 200, precoMax: 100 })).toMatch(/abaixo do mínimo/)
  expect(rangeProblem({ precoMin: 100, precoMax: 100 })).toBeNull()
  expect(rangeProblem({ precoMin: 200 })).toBeNull()
  expect(rangeProblem({ precoMax: 100 })).toBeNull()
})
