import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account } from './account.ts'
import { voidPayment } from './account-changes.ts'
import { takeTransaction } from './statement-payment.ts'

const empty: Account = { payments: [], pendingPix: [] }
const at = '2026-11-12T15:00:00.000Z'
const paying = (amountCents: number) => ({
  paymentId: 'p',
  paid: { amountCents, paidAt: at, statementKey: 'k' },
})
const freeing = { paymentId: 'p', paid: null }
function after(account: Account, step: Parameters<typeof takeTransaction>[2], total = 1000): Account {
  const change = takeTransaction(account, total, step, 'owner')
  if (!change.ok) throw new Error(change.message)
  return change.account
}

test('a transaction pays what is due and no more, on its own day, and is freed without a trace (rules 7 and 10)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (total, cents) => {
      const change = takeTransaction(empty, total, paying(cents), 'owner')
      expect(change.ok).toBe(cents <= total)
      if (!change.ok) return
      expect(change.account.payments).toMatchObject([
        { amountCents: cents, paidAt: at, method: 'pix', statementKey: 'k' },
      ])
      expect(after(change.account, freeing)).toEqual(empty)
    }),
  )
})

test('withdraws the codes that would ask for the same money again', () => {
  const code = { id: 'c', amountCents: 600, pixCode: null, createdAt: at, byId: null }
  const asked = { ...empty, pendingPix: [code] }
  expect(after(asked, paying(1000)).pendingPix).toEqual([])
  expect(after(asked, paying(400)).pendingPix).toEqual([code])
})

test('frees the account of one transaction, and leaves the others', () => {
  const first = after(empty, paying(400))
  const both = after(first, { ...paying(600), paymentId: 'q' })
  expect(after(both, { paymentId: 'q', paid: null })).toEqual(first)
  expect(after(both, freeing).payments.map(({ id }) => id)).toEqual(['q'])
})

test('frees nothing that was given back since, or that was taken otherwise', () => {
  const paid = after(empty, paying(1000))
  const back = voidPayment(paid, { paymentId: 'p', reason: 'Engano' }, { at, byId: null })
  if (!back.ok) throw new Error(back.message)
  expect(takeTransaction(back.account, 1000, freeing, null)).toMatchObject({ ok: false, code: 'not_found' })
  const { statementKey: _, ...cash } = paid.payments[0] ?? { statementKey: '' }
  const taken = { ...empty, payments: [cash] as Account['payments'] }
  expect(takeTransaction(taken, 1000, freeing, null)).toMatchObject({ ok: false, code: 'not_found' })
})

test('never pays what a card that waits may pay, and leaves what a declined one asked for', () => {
  const visa = { brand: 'visa', last4: '1111', instalments: 1 } as const
  const asked = { id: 'c', amountCents: 600, card: visa, createdAt: at, byId: null }
  const refused = (waits: 'bank' | null, cents: number) => {
    const change = takeTransaction(
      { ...empty, pendingCards: [{ ...asked, waits }] },
      1000,
      paying(cents),
      null,
    )
    return change.ok ? null : change.message.replaceAll('\u00a0', ' ')
  }
  expect(refused('bank', 400)).toBeNull()
  expect(refused('bank', 401)).toBe('Um cartão ainda está sendo conferido.')
  expect(refused('bank', 1001)).toBe('Falta pagar só R$ 10,00.')
  expect(refused(null, 1000)).toBeNull()
})
