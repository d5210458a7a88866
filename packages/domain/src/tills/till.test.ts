import { expect, it } from 'vitest'
import { isClosed, type Till } from './till.ts'

const open: Till = {
  id: 'till',
  companyId: 'arena',
  openedAt: '2026-11-20T11:00:00.000Z',
  openedById: 'dono',
  floatCents: 10_000,
  movements: [],
  closedAt: null,
  closedById: null,
  countedCents: null,
  differenceReason: null,
  carried: [],
}
const closedAt = '2026-11-20T23:00:00.000Z'

it('a till is closed once it has an end and was counted, and by neither alone', () => {
  expect(isClosed(open)).toBe(false)
  expect(isClosed({ ...open, closedAt })).toBe(false)
  expect(isClosed({ ...open, countedCents: 0 })).toBe(false)
  expect(isClosed({ ...open, closedAt, countedCents: 0 })).toBe(true)
})
