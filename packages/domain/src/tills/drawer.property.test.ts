import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import { tillMethods } from '../payments/money-methods.ts'
import { cashBackCents, moveCash, refuseCashBack } from './drawer.ts'
import { type AccountMoney, entriesOfAccount } from './till-entries.ts'
import { tillSum } from './till-sum.ts'
import { type Till, tillMovementKinds } from './till.ts'

const OPENED = Date.parse('2026-11-20T20:30:00.000Z')
const instant = (minutes: number) => new Date(OPENED + minutes * 60_000).toISOString()

const opened = (floatCents: number): Till => openTill({ openedAt: instant(0), floatCents })

const cents = fc.integer({ min: 1, max: 50_000 })
const happening = fc.oneof(
  fc.record({ what: fc.constantFrom(...tillMovementKinds), cents }),
  fc.record({ what: fc.constant('sale' as const), method: fc.constantFrom(...tillMethods), cents }),
  fc.record({ what: fc.constant('void' as const), which: fc.nat() }),
)

const withdrawal = (amountCents: number) => ({
  id: 'm',
  kind: 'withdrawal' as const,
  amountCents,
  reason: 'Cofre',
  at: instant(1),
  byId: 'dono',
})

describe('the drawer of an open till (H3)', () => {
  it('is never below zero, whatever is taken out of it or handed back', () => {
    // A payment that a till of the day before has taken: its cash can be handed back today.
    const yesterday: AccountMoney = {
      method: 'cash',
      amountCents: 30_000,
      paidAt: instant(-600),
      voided: null,
    }
    fc.assert(
      fc.property(fc.nat(20_000), fc.array(happening, { maxLength: 40 }), (floatCents, happenings) => {
        let till = opened(floatCents)
        let payments: AccountMoney[] = [yesterday]
        const entries = () => entriesOfAccount('tab', { payments })
        for (const [index, happens] of happenings.entries()) {
          const at = instant(index + 1)
          if (happens.what === 'sale') {
            const { method, cents: amountCents } = happens
            payments.push({ method, amountCents, paidAt: at, voided: null })
          } else if (happens.what === 'void') {
            const chosen = happens.which % payments.length
            const after = payments.map((each, place) =>
              place === chosen && each.voided === null ? { ...each, voided: { at } } : each,
            )
            const back = cashBackCents({ payments }, { payments: after })
            if (!refuseCashBack(till, back, entries())) payments = after
          } else {
            const { what: kind, cents: amountCents } = happens
            const movement = { ...withdrawal(amountCents), id: `m${index}`, kind, at }
            const moved = moveCash(till, movement, entries())
            if (moved.ok) till = moved.till
          }
          expect(tillSum(till, entries()).expectedCents).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('gives all that lies in it, and not a cent more, without saying how much that is', () => {
    fc.assert(
      fc.property(fc.nat(500_000), cents, (floatCents, more) => {
        const till = opened(floatCents)
        expect(moveCash(till, withdrawal(floatCents), []).ok).toBe(true)
        const refused = moveCash(till, withdrawal(floatCents + more), [])
        expect(refused).toMatchObject({ ok: false, code: 'drawer_short' })
        expect(JSON.stringify(refused)).not.toMatch(/\d/)
      }),
    )
  })
})

describe('cash that is handed back (H3)', () => {
  const paid = (amountCents: number, method: AccountMoney['method'] = 'cash'): AccountMoney => ({
    method,
    amountCents,
    paidAt: instant(1),
    voided: null,
  })
  const back = (payment: AccountMoney): AccountMoney => ({ ...payment, voided: { at: instant(2) } })

  it('is that of payments in cash that are taken back, and none of what comes', () => {
    const [cash, card] = [paid(1_000), paid(4_000, 'card')]
    expect(cashBackCents({ payments: [cash, card] }, { payments: [back(cash), back(card)] })).toBe(1_000)
    expect(cashBackCents(undefined, { payments: [cash] })).toBe(-1_000)
    expect(cashBackCents({ payments: [back(cash)] }, { payments: [back(cash)] })).toBe(0)
  })

  it('needs no drawer where no till is open, or nothing goes back', () => {
    expect(refuseCashBack(undefined, 9_000, [])).toBeNull()
    expect(refuseCashBack(opened(0), 0, [])).toBeNull()
    expect(refuseCashBack(opened(1_000), 1_000, [])).toBeNull()
    expect(refuseCashBack(opened(1_000), 1_001, [])).toMatchObject({ code: 'drawer_short' })
  })
})
