import { describe, expect, it } from 'vitest'
import { chargeCard, decisionOf, type TokenCard } from './charge.ts'
import { cardOutcomes } from './card-outcome.ts'

const NOW = '2026-11-20T14:00:00.000Z'
const card: TokenCard = {
  brand: 'visa',
  last4: '1111',
  userId: 'bia',
  outcome: 'approved',
  createdAt: '2026-11-20T13:45:00.000Z',
  charge: null,
}
const facts = { amountCents: 9_000, maxInstalments: 3, at: NOW, byId: 'bia', paymentId: 'pay-1' }
const charge = (changes: Partial<TokenCard> = {}, instalments = 1) =>
  chargeCard({ ...card, ...changes }, { token: 'card', instalments }, facts)

describe('a card that is charged (H9)', () => {
  it('is what its bank says: taken at once, or waited for', () => {
    expect(charge({}, 3)).toEqual({
      ok: true,
      step: {
        paymentId: 'pay-1',
        amountCents: 9_000,
        card: { brand: 'visa', last4: '1111', instalments: 3, waits: null },
      },
    })
    const said = cardOutcomes.map((outcome) => {
      const charged = charge({ outcome })
      return charged.ok ? charged.step.card.waits : charged.code
    })
    expect(said).toEqual([null, 'card_declined', 'card_declined', 'confirmation', 'bank', 'bank'])
  })

  it('tells why a bank declines', () => {
    expect(charge({ outcome: 'refused' })).toMatchObject({ message: expect.stringContaining('recusou') })
    expect(charge({ outcome: 'no-funds' })).toMatchObject({ message: expect.stringContaining('limite') })
  })

  it('is typed again where its token is somebody else’s, used, unknown or older than a quarter of an hour', () => {
    const again = { ok: false, code: 'invalid', field: 'card.token' }
    expect(charge({ userId: 'caio' })).toMatchObject(again)
    expect(charge({ userId: null })).toMatchObject(again)
    expect(charge({ charge: {} })).toMatchObject(again)
    expect(charge({ createdAt: '2026-11-20T13:44:59.999Z' })).toMatchObject(again)
    expect(chargeCard(undefined, { token: 'x', instalments: 1 }, facts)).toMatchObject(again)
  })

  it('is paid in as many instalments as the arena allows', () => {
    expect(charge({}, 4)).toMatchObject({
      ok: false,
      code: 'invalid',
      field: 'card.instalments',
      message: 'Esse valor é pago em até 3x.',
    })
  })
})

describe('the decision of a bank', () => {
  const decided = (outcome: TokenCard['outcome'], until: string | null = null) =>
    decisionOf({ outcome }, NOW, until)

  it('comes after a while, and a confirmation that nobody gives is a no', () => {
    expect(decided('slow-approved')).toEqual({ decidesAt: '2026-11-20T14:00:20.000Z', approves: true })
    expect(decided('slow-refused')).toEqual({ decidesAt: '2026-11-20T14:00:20.000Z', approves: false })
    expect(decided('confirmation')).toEqual({ decidesAt: '2026-11-20T14:05:00.000Z', approves: false })
    expect(decided('approved').approves).toBe(true)
  })

  it('comes before what it pays is lost, and never before it was asked', () => {
    expect(decided('slow-approved', '2026-11-20T14:00:10.000Z').decidesAt).toBe('2026-11-20T14:00:09.000Z')
    expect(decided('slow-approved', '2026-11-20T14:01:00.000Z').decidesAt).toBe('2026-11-20T14:00:20.000Z')
    expect(decided('slow-approved', '2026-11-20T14:00:00.500Z').decidesAt).toBe(NOW)
  })
})
