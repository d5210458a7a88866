import { expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { isClosed } from './till.ts'

const open = openTill()
const sums = { takenCents: 0, expectedCents: 0, at: '2026-11-20T23:00:00.000Z' }
const closedAt = '2026-11-20T23:00:00.000Z'

it('a till is closed once it has an end, was counted and summed up, and by none of them alone', () => {
  expect(isClosed(open)).toBe(false)
  expect(isClosed({ ...open, closedAt })).toBe(false)
  expect(isClosed({ ...open, countedCents: 0, sums })).toBe(false)
  expect(isClosed({ ...open, closedAt, countedCents: 0 })).toBe(false)
  expect(isClosed({ ...open, closedAt, sums })).toBe(false)
  expect(isClosed({ ...open, closedAt, countedCents: 0, sums })).toBe(true)
})
