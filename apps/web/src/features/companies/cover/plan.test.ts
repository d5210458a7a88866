import { expect, it } from 'vitest'
import { planOf } from './plan.ts'

const big = { width: 60, height: 40 }
const small = { width: 20, height: 18 }

it('stacks what fits under the highest, and begins a column for the rest', () => {
  const { width, height, places } = planOf([small, big, small, small], 2)
  expect([width, height]).toEqual([104, 40])
  expect(places).toEqual([
    { item: big, x: 0, y: 0 },
    { item: small, x: 62, y: 1 },
    { item: small, x: 62, y: 21 },
    { item: small, x: 84, y: 11 },
  ])
})

it('is empty for nothing', () => {
  expect(planOf([], 2)).toEqual({ width: 0, height: 0, places: [] })
})
