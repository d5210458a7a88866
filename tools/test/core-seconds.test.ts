import { expect, it } from 'vitest'
import { createTally, type Process } from './core-seconds.ts'

const one = (id: number, parent: number, seconds: number, began = 'early'): Process => ({
  id,
  parent,
  began,
  seconds,
})

it('counts a program with all that it starts, and nothing else', () => {
  const tally = createTally(new Set([10]))
  tally.look([one(12, 11, 3), one(11, 10, 2), one(10, 1, 1), one(20, 1, 50)])
  expect(tally.seconds()).toBe(6)
})

it('counts the last that was seen of each, and one that outlives its parent', () => {
  const tally = createTally(new Set([10]))
  tally.look([one(10, 1, 1), one(11, 10, 2)])
  tally.look([one(11, 1, 5)])
  tally.look([])
  expect(tally.seconds()).toBe(6)
})

it('knows a later process of the same id for another one', () => {
  const tally = createTally(new Set([10]))
  tally.look([one(10, 1, 1), one(11, 10, 2)])
  tally.look([one(10, 1, 1), one(11, 1, 40, 'late')])
  expect(tally.seconds()).toBe(3)
})
