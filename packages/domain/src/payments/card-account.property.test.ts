import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideCard, payByCard, takePayment, voidPayment } from './account-changes.ts'
import type { Account } from './account.ts'
import { accountSum, payableCents } from './account-sum.ts'

const TOTAL = 10_000
const at = '2026-11-20T13:00:00.000Z'
const by = { at, byId: 'ana' }
const visa = { brand: 'visa', last4: '1111', instalments: 1 } as const
const none: Account = { payments: [], pendingPix: [] }
const card = (paymentId: string, amountCents: number, waits: 'bank' | null) => ({
  paymentId,
  amountCents,
  card: { ...visa, waits },
})
/** Returns the account after a change that has to be allowed. */
const after = (change: ReturnType<typeof payByCard>): Account => {
  if (!change.ok) throw new Error(change.message)
  return change.account
}

const pick = fc.nat(20)
const step = fc.oneof(
  fc.record({
    do: fc.constant('card' as const),
    cents: fc.integer({ min: 1, max: 6_000 }),
    waits: fc.boolean(),
  }),
  fc.record({ do: fc.constant('decide' as const), pick, approved: fc.boolean() }),
  fc.record({ do: fc.constant('pix' as const), cents: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ do: fc.constant('void' as const), pick }),
)

describe('an account that is paid by card (H9, rule 7)', () => {
  it('never has more paid and reserved than its total, whatever its banks say', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let account = none
        for (const [index, each] of steps.entries()) {
          const id = `p-${index}`
          const change =
            each.do === 'card'
              ? payByCard(account, TOTAL, card(id, each.cents, each.waits ? 'bank' : null), by)
              : each.do === 'pix'
                ? takePayment(
                    account,
                    TOTAL,
                    { paymentId: id, method: 'pix', amountCents: each.cents, receivedCents: null },
                    { ...by, pixCode: '0002' },
                  )
                : each.do === 'decide'
                  ? decideCard(account, { paymentId: `p-${each.pick}`, approved: each.approved }, at)
                  : voidPayment(account, { paymentId: `p-${each.pick}`, reason: 'Erro' }, by)
          if (change.ok) ({ account } = change)
          const sum = accountSum(account, TOTAL)
          expect(sum.paidCents + sum.pendingCents).toBeLessThanOrEqual(TOTAL)
          expect(sum.paidCents + sum.pendingCents + payableCents(sum)).toBe(TOTAL)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('reserves what waits, and gives it free when the bank says no', () => {
    const waiting = after(payByCard(none, TOTAL, card('one', 6_000, 'bank'), by))
    expect(payByCard(waiting, TOTAL, card('two', 4_001, null), by)).toMatchObject({ code: 'amount_over_due' })
    const declined = after(decideCard(waiting, { paymentId: 'one', approved: false }, at))
    expect(accountSum(declined, TOTAL)).toEqual({ paidCents: 0, pendingCents: 0, dueCents: TOTAL })
    expect(declined.pendingCards).toMatchObject([{ id: 'one', waits: null }])
    const paid = after(payByCard(declined, TOTAL, card('two', TOTAL, null), by))
    expect(paid).toMatchObject({ pendingCards: [], payments: [{ id: 'two', method: 'card', card: visa }] })
  })

  it('is decided once, and keeps what others were declined', () => {
    const waiting = after(payByCard(none, TOTAL, card('one', 6_000, 'bank'), by))
    const declined = after(decideCard(waiting, { paymentId: 'one', approved: false }, at))
    expect(decideCard(declined, { paymentId: 'one', approved: true }, at)).toMatchObject({
      code: 'not_found',
    })
    const others = after(payByCard(declined, TOTAL, card('two', 1_000, null), { at, byId: 'bia' }))
    expect(others.pendingCards).toMatchObject([{ id: 'one' }])
    const again = payByCard(others, TOTAL, card('two', 1_000, null), by)
    expect(again).toMatchObject({ code: 'conflict' })
  })
})
