import { describe, expect, it, vi } from 'vitest'
import { phoneStep, planFromPhone, type PhoneFacts, type PhoneRequest } from './pay-from-phone.ts'

const code = (id: string, byId: string | null) => ({
  id,
  amountCents: 500,
  pixCode: 'code',
  createdAt: '2026-11-20T13:00:00.000Z',
  byId,
})
const facts: PhoneFacts = {
  account: { pendingPix: [code('own', 'bia'), code('others', 'caio'), code('own-2', 'bia')] },
  byId: 'bia',
  creditLeftCents: () => 1_000,
}
const card = { token: 'card', instalments: 1 }
const plan = (request: Partial<PhoneRequest>, changes: Partial<PhoneFacts> = {}) =>
  planFromPhone({ amountCents: 1_000, ...request }, { ...facts, ...changes })

describe('a payment from a phone', () => {
  it('is by Pix unless a card or credit is named', () => {
    const by = (request: Partial<PhoneRequest>) => {
      const planned = plan(request)
      return planned.ok ? planned.by : planned.code
    }
    expect([by({}), by({ card }), by({ credit: true })]).toEqual(['pix', 'card', 'credit'])
  })

  it('withdraws the codes that its payer has asked for before, and nobody else’s', () => {
    expect(plan({})).toMatchObject({ ok: true, amountCents: 1_000, withdrawn: ['own', 'own-2'] })
    expect(plan({}, { byId: 'dora' })).toMatchObject({ withdrawn: [] })
    expect(plan({}, { account: null })).toMatchObject({ withdrawn: [] })
  })

  it('is never more than can be paid, where that is known', () => {
    expect(plan({}, { payableCents: 999 })).toMatchObject({
      ok: false,
      code: 'amount_over_due',
      message: 'Falta pagar só R$\u00a09,99.',
    })
    expect(plan({}, { payableCents: 1_000 })).toMatchObject({ ok: true })
    // With nothing to pay the account has the better sentence.
    expect(plan({}, { payableCents: 0 })).toMatchObject({ ok: true })
  })

  it('takes no more credit than is left, and asks for it only then', () => {
    expect(plan({ credit: true, amountCents: 1_001 })).toMatchObject({ ok: false, code: 'amount_over_due' })
    const creditLeftCents = vi.fn<() => number>(() => 0)
    expect(plan({ card }, { creditLeftCents })).toMatchObject({ ok: true })
    expect(creditLeftCents).not.toHaveBeenCalled()
  })

  it('is carried out by the step of its way', () => {
    const step = (by: 'pix' | 'card' | 'credit', charge: Parameters<typeof phoneStep>[1] = null) =>
      phoneStep({ ok: true, by, amountCents: 1_000, withdrawn: [] }, charge, 'pay-1')
    expect(step('pix')).toEqual({
      type: 'pay',
      paymentId: 'pay-1',
      method: 'pix',
      amountCents: 1_000,
      receivedCents: null,
    })
    expect(step('credit')).toEqual({ type: 'pay_by_credit', paymentId: 'pay-1', amountCents: 1_000 })
    const charge = {
      paymentId: 'bank-1',
      amountCents: 1_000,
      card: { brand: 'visa', last4: '1111', instalments: 1, waits: 'bank' },
    } as const
    expect(step('card', charge)).toEqual({ type: 'pay_by_card', ...charge })
  })
})
