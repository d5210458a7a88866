import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payByCredit, takePayment, voidPayment } from '../payments/account-changes.ts'
import type { Account } from '../payments/account.ts'
import { accountSum, creditPaidCents } from '../payments/account-sum.ts'
import { paidParts } from '../payments/paid-parts.ts'
import { creditBalance, creditRefusal } from './credit.ts'

const at = '2026-11-20T13:00:00.000Z'
const by = { at, byId: 'ana' }
const TOTALS = [5_000, 12_345, 30_000]

const step = fc.record({
  do: fc.constantFrom('credit' as const, 'credit' as const, 'cash' as const, 'void' as const),
  account: fc.nat(TOTALS.length - 1),
  cents: fc.integer({ min: 1, max: 9_000 }),
  pick: fc.nat(30),
})

/** Returns a cancelled booking that gave `cents` as credit. */
const giving = (cents: number) => ({
  status: 'cancelled' as const,
  holdExpiresAt: null,
  start: at,
  end: at,
  rain: undefined,
  creditUsed: undefined,
  cancellation: { creditCents: cents },
})

it('is never overdrawn by tabs, months and shares, comes back when it is taken back, and is no money (rules 5, 7 and 10)', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.array(step, { maxLength: 40 }), (givenCents, steps) => {
      const accounts: Account[] = TOTALS.map(() => ({ payments: [], pendingPix: [] }))
      const spent = () => accounts.reduce((sum, account) => sum + creditPaidCents(account), 0)
      const left = () => creditBalance([giving(givenCents)], at, spent())
      for (const [index, { do: what, account: which, cents, pick }] of steps.entries()) {
        const [account, total] = [accounts[which], TOTALS[which]]
        if (!account || total === undefined) continue
        const paying = { paymentId: `p-${index}`, amountCents: cents }
        const before = left()
        if (what === 'credit' && creditRefusal(cents, before)) continue
        const change =
          what === 'credit'
            ? payByCredit(account, total, paying, by)
            : what === 'cash'
              ? takePayment(
                  account,
                  total,
                  { ...paying, method: 'cash', receivedCents: null },
                  { ...by, pixCode: null },
                )
              : voidPayment(account, { paymentId: `p-${pick}`, reason: 'Erro' }, by)
        if (!change.ok) continue
        accounts[which] = change.account
        const { paidCents, dueCents } = accountSum(change.account, total)
        expect(paidCents + dueCents).toBe(total)
        const parts = paidParts(change.account)
        expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(paidCents)
        // Whoever counts money reads the payments alone.
        expect(change.account.payments.map(({ method }) => method)).not.toContain('credit')
        if (what === 'cash') expect(left()).toBe(before)
        if (what === 'credit') expect(left()).toBe(before - cents)
        if (what === 'void') expect(left()).toBeGreaterThanOrEqual(before)
        expect(left()).toBeGreaterThanOrEqual(0)
        expect(left() + spent()).toBe(givenCents)
      }
    }),
    { numRuns: 1_000 },
  )
})
