import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentOf } from '../lists/compile-expression.ts'
import { compileList } from '../lists/compile-list.ts'
import { openTill } from '../testing/open-till.ts'
import { differenceCents, heldCents } from './count-correction.ts'
import { tillList } from './till-list.ts'
import { closedTillStatus } from './till-status.ts'
import type { ClosedTill } from './till.ts'

const AT = '2026-11-21T02:00:00.000Z'
const { row } = compileList(tillList, {})
const reading = {
  lookup: { find: () => ({ name: 'Ana', timeZone: 'America/Sao_Paulo' }), by: () => [] },
  moment: momentOf(AT, null),
  world: null,
}
/** Amounts whose differences lie around the limit as well. */
const cents = fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 500_000 }))
const till = fc
  .record({
    countedCents: cents,
    expectedCents: cents,
    takenCents: cents,
    counts: fc.array(cents, { maxLength: 3 }),
    differenceReason: fc.constantFrom(null, 'Troco'),
  })
  .map(({ countedCents, expectedCents, takenCents, counts, differenceReason }): ClosedTill => {
    const sums = { takenCents, expectedCents, at: AT }
    const corrections = counts.map((each) => ({ countedCents: each, reason: 'x', at: AT, byId: 'dono' }))
    const closed = { ...openTill(), closedAt: AT, closedById: 'dono', countedCents, sums, differenceReason }
    return corrections.length === 0 ? closed : { ...closed, corrections }
  })

it('the list of closed tills tells what the rules of a count tell', () => {
  fc.assert(
    fc.property(till, (closed) => {
      expect(row(closed, reading)).toMatchObject({
        takenCents: closed.sums.takenCents,
        expectedCents: closed.sums.expectedCents,
        correctedCents: closed.corrections ? heldCents(closed) : null,
        differenceCents: differenceCents(closed),
        status: closedTillStatus(closed),
      })
    }),
  )
})
