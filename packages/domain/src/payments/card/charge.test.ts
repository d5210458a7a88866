import { describe, expect, it } from 'vitest'
import { type ChargeAnswer, chargedStep, decisionOf, refuseUse } from './charge.ts'

const NOW = '2026-11-20T14:00:00.000Z'
const card = { brand: 'visa', last4: '1111' } as const
const use = (instalments = 1) => ({ token: 'card', instalments })
const limits = { amountCents: 9_000, maxInstalments: 3 }
const waits = (decision: { at: string; approves: boolean } | null = null): ChargeAnswer => ({
  state: 'waits',
  waits: 'bank',
  decision,
})

describe('a card that is charged (H9)', () => {
  const answered = (answer: ChargeAnswer) =>
    chargedStep(card, use(3), { paymentId: 'pay-1', amountCents: 9_000 }, answer)

  it('is what its bank says: taken at once, or waited for', () => {
    const step = {
      paymentId: 'pay-1',
      amountCents: 9_000,
      card: { brand: 'visa', last4: '1111', instalments: 3, waits: null },
    }
    expect(answered({ state: 'approved' })).toEqual({ ok: true, step })
    expect(answered(waits())).toMatchObject({ step: { card: { waits: 'bank' } } })
    expect(answered({ state: 'waits', waits: 'confirmation', decision: null })).toMatchObject({
      step: { card: { waits: 'confirmation' } },
    })
  })

  it('tells why a bank declines', () => {
    const declined = { ok: false, code: 'card_declined' }
    expect(answered({ state: 'declined', reason: 'refused' })).toMatchObject({
      ...declined,
      message: expect.stringContaining('recusou'),
    })
    expect(answered({ state: 'declined', reason: 'no-funds' })).toMatchObject({
      ...declined,
      message: expect.stringContaining('limite'),
    })
  })

  it('is typed again where its token stands for none', () => {
    expect(refuseUse(null, use(), limits)).toMatchObject({ code: 'invalid', field: 'card.token' })
    expect(refuseUse(card, use(), limits)).toBeNull()
  })

  it('is paid in as many instalments as the arena allows', () => {
    expect(refuseUse(card, use(3), limits)).toBeNull()
    expect(refuseUse(card, use(4), limits)).toMatchObject({
      code: 'invalid',
      field: 'card.instalments',
      message: 'Esse valor é pago em até 3x.',
    })
  })
})

describe('the decision of a bank', () => {
  const slow = (approves: boolean) => waits({ at: '2026-11-20T14:00:20.000Z', approves })
  const decided = (answer: ChargeAnswer, until: string | null = null) => decisionOf(answer, NOW, until)

  it('comes when it is known to come; where none comes within half an hour it is a no', () => {
    expect(decided(slow(true))).toEqual({ decidesAt: '2026-11-20T14:00:20.000Z', approves: true })
    expect(decided(slow(false))).toEqual({ decidesAt: '2026-11-20T14:00:20.000Z', approves: false })
    expect(decided(waits())).toEqual({ decidesAt: '2026-11-20T14:30:00.000Z', approves: false })
    expect(decided({ state: 'approved' }).approves).toBe(true)
  })

  it('comes before what it pays is lost, and never before it was asked', () => {
    expect(decided(slow(true), '2026-11-20T14:00:10.000Z').decidesAt).toBe('2026-11-20T14:00:09.000Z')
    expect(decided(slow(true), '2026-11-20T14:01:00.000Z').decidesAt).toBe('2026-11-20T14:00:20.000Z')
    expect(decided(slow(true), '2026-11-20T14:00:00.500Z').decidesAt).toBe(NOW)
    expect(decided(waits(), '2026-11-20T14:15:00.000Z').decidesAt).toBe('2026-11-20T14:14:59.000Z')
  })
})
