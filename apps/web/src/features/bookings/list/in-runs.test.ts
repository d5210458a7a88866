import { expect, it } from 'vitest'
import { inRuns } from './in-runs.ts'

it('parts a list where the key changes, in its order', () => {
  const runs = inRuns(['a1', 'a2', 'b1', 'a3'], (item) => item.charAt(0))
  expect(runs.map(({ key, first, items }) => [key, first, items.length])).toEqual([
    ['a', 'a1', 2],
    ['b', 'b1', 1],
    ['a', 'a3', 1],
  ])
  expect(inRuns([], String)).toEqual([])
})
