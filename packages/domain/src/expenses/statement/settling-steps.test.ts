import { expect, test } from 'vitest'
import type { AccountPayment } from '../../payments/account.ts'
import type { BillEffect } from './bill.ts'
import { settlingSteps } from './settling-steps.ts'

const AT = '2026-11-20T18:30:00.000Z'
const bill: BillEffect = {
  ref: { of: 'tab', id: 'tab' },
  paymentId: 'pay',
  paid: { amountCents: 4_800, day: '2026-11-12', statementKey: 'key' },
}
const payment: AccountPayment = {
  id: 'pay',
  method: 'pix',
  amountCents: 4_800,
  receivedCents: null,
  paidAt: AT,
  byId: null,
  statementKey: 'key',
  voided: null,
}
const steps = (effect: BillEffect, payments: readonly AccountPayment[] = []) =>
  settlingSteps([effect], { at: AT, timeZone: 'America/Sao_Paulo', paymentsOf: () => payments })

test('a transaction pays at noon of its day, one of today at once', () => {
  const paid = { amountCents: 4_800, paidAt: '2026-11-12T15:00:00.000Z', statementKey: 'key' }
  expect(steps(bill)).toEqual([{ ref: bill.ref, step: { type: 'statement', paymentId: 'pay', paid } }])
  const today = { ...bill, paid: { amountCents: 4_800, day: '2026-11-20', statementKey: 'key' } }
  expect(steps(today)).toMatchObject([{ step: { paid: { paidAt: AT } } }])
})

test('a bill is freed of what is there, not of what was given back since; a share knows by itself', () => {
  const freed = { ...bill, paid: null }
  expect(steps(freed, [payment])).toMatchObject([{ step: { paymentId: 'pay', paid: null } }])
  const voided = { at: AT, byId: 'dono', reason: 'Engano' }
  expect(steps(freed, [{ ...payment, voided }])).toEqual([])
  expect(steps(freed)).toEqual([])
  expect(steps({ ...freed, ref: { of: 'share', id: 'split', personId: 'bia' } })).toHaveLength(1)
})
