import { expect, it } from 'vitest'
import { isOfSameHours } from './same-hours.ts'

const booking = { start: '2026-11-21T23:00:00.000Z', end: '2026-11-22T00:00:00.000Z' }

it.each([
  ['2026-11-21T21:59:59.000Z', false],
  ['2026-11-21T22:00:00.000Z', true],
  ['2026-11-22T01:00:00.000Z', true],
  ['2026-11-22T01:00:01.000Z', false],
])('a tab of %s is of the same hours: %s (N1)', (openedAt, isOf) => {
  expect(isOfSameHours({ openedAt }, booking)).toBe(isOf)
})
