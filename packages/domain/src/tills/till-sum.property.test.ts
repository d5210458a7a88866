import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { tillMethods } from '../payments/money-methods.ts'
import { type AccountMoney, entriesOfAccount, type TillEntry } from './till-entries.ts'
import { tillSum } from './till-sum.ts'
import type { Till } from './till.ts'

const cents = fc.integer({ min: 1, max: 500_000 })
/** One thing that happens at a counter; `gap` is the minutes since what happened before. */
const happening = fc.record({
  gap: fc.integer({ min: 1, max: 400 }),
  what: fc.constantFrom('sale', 'refund', 'deposit', 'withdrawal', 'turn'),
  method: fc.constantFrom(...tillMethods),
  cents,
})
type Happening = { gap: number; what: string; method: (typeof tillMethods)[number]; cents: number }

const START = Date.parse('2026-11-20T20:30:00.000Z')

/** Plays a sequence: its tills, the money of their counter, and the cash that lay in each drawer at its closing. */
function play(happenings: readonly Happening[]) {
  const payments: AccountMoney[] = []
  const tills: { till: Till; drawer: number }[] = []
  let at = START
  let open = { till: opened(START, 0), drawer: 0 }
  for (const [index, { gap, what, method, cents: amount }] of happenings.entries()) {
    at += gap * 60_000
    const instant = new Date(at).toISOString()
    if (what === 'turn') {
      tills.push({ ...open, till: { ...open.till, closedAt: instant } })
      open = { till: opened(at, amount), drawer: amount }
    }
    if (what === 'deposit' || what === 'withdrawal') {
      open.till.movements.push({
        id: `m${index}`,
        kind: what,
        amountCents: amount,
        reason: 'x',
        at: instant,
        byId: 'dono',
      })
      open.drawer += what === 'deposit' ? amount : -amount
    }
    if (what === 'sale') {
      payments.push({ method, amountCents: amount, paidAt: instant, voided: null })
      if (method === 'cash') open.drawer += amount
    }
    const last = payments.find(({ voided }) => voided === null)
    if (what === 'refund' && last) {
      last.voided = { at: instant }
      if (last.method === 'cash') open.drawer -= last.amountCents
    }
  }
  tills.push(open)
  return { tills, entries: entriesOfAccount('tab', { payments }) }
}

const opened = (at: number, floatCents: number): Till =>
  openTill({ id: `t${at}`, openedAt: new Date(at).toISOString(), floatCents, movements: [] })

const allOf = (entries: readonly TillEntry[]) => entries.reduce((sum, entry) => sum + entry.cents, 0)

describe('any sequence of openings, sales, refunds and movements, across midnights (H3)', () => {
  it('expects in each till the cash that lies in its drawer', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const { tills, entries } = play(happenings)
        for (const { till, drawer } of tills) expect(tillSum(till, entries).expectedCents).toBe(drawer)
      }),
    )
  })

  it('has every cent in one till and no other', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const { tills, entries } = play(happenings)
        const reported = tills.flatMap(({ till }) => tillSum(till, entries).methods)
        expect(reported.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(allOf(entries))
      }),
    )
  })
})
