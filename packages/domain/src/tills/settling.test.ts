import { expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { settlesAt, sumAgain } from './settling.ts'
import { entriesOfAccount } from './till-entries.ts'

const closedAt = '2026-11-20T23:00:00.000Z'
const settled = '2026-11-20T23:02:00.000Z'
const sums = { takenCents: 0, expectedCents: 0, at: closedAt }
const closed = { ...openTill(), closedAt, countedCents: 0, sums }

it('a till is summed up once more two minutes after its closing, and then no more by time', () => {
  expect(settlesAt(openTill())).toBeNull()
  expect(settlesAt({ ...closed, sums: null })).toBeNull()
  expect(settlesAt(closed)).toBe(settled)
  const late = entriesOfAccount('tab', {
    payments: [{ method: 'cash', amountCents: 500, paidAt: '2026-11-20T22:59:59.999Z', voided: null }],
  })
  const again = sumAgain(closed, late, settled)
  expect(again).toEqual({ ...closed, sums: { takenCents: 500, expectedCents: 500, at: settled } })
  expect(settlesAt(again)).toBeNull()
  expect(settlesAt(sumAgain(closed, late, '2026-11-20T23:01:59.999Z'))).toBe(settled)
})
