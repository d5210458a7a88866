import { describe, expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { countCash } from './till-count.ts'
import { entriesOfAccount, entriesOfBookingPayment } from './till-entries.ts'
import { closedTillStatus } from './till-status.ts'
import { isWithin, tillSum } from './till-sum.ts'

/** A till from 18h to 3h of the next day, in UTC. */
const till = openTill({
  openedAt: '2026-11-20T21:00:00.000Z',
  floatCents: 20_000,
  movements: [
    {
      id: 'm1',
      kind: 'withdrawal',
      amountCents: 5_000,
      reason: 'Cofre',
      at: '2026-11-20T23:00:00.000Z',
      byId: 'dono',
    },
    {
      id: 'm2',
      kind: 'deposit',
      amountCents: 3_000,
      reason: 'Troco',
      at: '2026-11-21T04:00:00.000Z',
      byId: 'dono',
    },
  ],
  closedAt: '2026-11-21T06:00:00.000Z',
})
const paid = (cents: number, at: string, method: 'cash' | 'pix' | 'card' = 'cash', voidedAt?: string) =>
  entriesOfAccount('tab', {
    payments: [
      { method, amountCents: cents, paidAt: at, voided: voidedAt === undefined ? null : { at: voidedAt } },
    ],
  })

describe('what a till expects (H3)', () => {
  it('is its opening, the cash that came before and after midnight, less what went back', () => {
    const entries = [
      ...paid(1_000, '2026-11-20T22:00:00.000Z'),
      ...paid(2_500, '2026-11-21T05:59:59.999Z'),
      ...paid(700, '2026-11-20T22:30:00.000Z', 'cash', '2026-11-21T02:00:00.000Z'),
      ...paid(9_900, '2026-11-20T22:00:00.000Z', 'card'),
      ...paid(4_400, '2026-11-20T22:00:00.000Z', 'pix'),
    ]
    const sum = tillSum(till, entries)
    expect(sum.expectedCents).toBe(20_000 + 3_500 - 5_000 + 3_000)
    expect(sum).toMatchObject({ depositCents: 3_000, withdrawalCents: 5_000 })
    expect(sum.methods).toEqual([
      { method: 'pix', tabCents: 4_400, bookingCents: 0, returnedCents: 0, totalCents: 4_400 },
      { method: 'card', tabCents: 9_900, bookingCents: 0, returnedCents: 0, totalCents: 9_900 },
      { method: 'cash', tabCents: 4_200, bookingCents: 0, returnedCents: 700, totalCents: 3_500 },
    ])
  })

  it('gives back in this till what was paid in an earlier one', () => {
    const earlier = paid(700, '2026-11-19T22:30:00.000Z', 'cash', '2026-11-20T22:00:00.000Z')
    expect(tillSum(till, earlier).expectedCents).toBe(20_000 - 700 - 5_000 + 3_000)
  })

  it('has what bookings pay at the venue as cash, and not what they pay online', () => {
    const at = { paidAt: '2026-11-20T22:00:00.000Z', refundedAt: '2026-11-20T23:00:00.000Z' }
    const entries = [
      ...entriesOfBookingPayment({ ...at, method: 'venue', amountCents: 8_000, refundedCents: 3_000 }),
      ...entriesOfBookingPayment({ ...at, method: 'pix', amountCents: 6_000, refundedCents: 0 }),
      ...entriesOfBookingPayment({
        ...at,
        method: 'venue',
        amountCents: 500,
        refundedCents: 0,
        paidAt: null,
      }),
    ]
    const { methods, expectedCents } = tillSum({ ...till, movements: [] }, entries)
    expect(expectedCents).toBe(25_000)
    expect(methods).toMatchObject([
      { method: 'pix', bookingCents: 6_000, totalCents: 6_000 },
      { method: 'card', totalCents: 0 },
      { method: 'cash', bookingCents: 8_000, returnedCents: 3_000, totalCents: 5_000 },
    ])
  })

  it('begins with its opening, and ends before its closing', () => {
    expect(isWithin(till)(till.openedAt)).toBe(true)
    expect(isWithin(till)('2026-11-20T20:59:59.999Z')).toBe(false)
    expect(isWithin(till)('2026-11-21T06:00:00.000Z')).toBe(false)
    expect(isWithin({ ...till, closedAt: null })('2027-01-01T00:00:00.000Z')).toBe(true)
  })
})

describe('a difference (H3)', () => {
  it.each([
    [0, null, 'exact'],
    [1_000, null, 'different'],
    [-1_000, null, 'different'],
    [1_001, null, 'unexplained'],
    [-1_001, null, 'unexplained'],
    [-1_001, 'Troco errado', 'different'],
  ] as const)('of %i with the reason %s is %s', (cents, differenceReason, status) => {
    const sums = { takenCents: 0, expectedCents: 5_000, at: '2026-11-21T06:00:00.000Z' }
    const closedAt = sums.at
    expect(closedTillStatus({ ...till, closedAt, countedCents: 5_000 + cents, sums, differenceReason })).toBe(
      status,
    )
  })
})

it('notes and coins are counted by their worth', () => {
  expect(countCash({ 20000: 1, 500: 3, 25: 2, 5: 1, 7: 9 })).toBe(20_000 + 1_500 + 50 + 5)
  expect(countCash({})).toBe(0)
})
