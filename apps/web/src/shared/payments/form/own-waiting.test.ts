import { expect, it } from 'vitest'
import { ownWaiting } from './own-waiting.ts'

const at = '2026-11-20T13:00:00.000Z'
const pix = (id: string, byId: string | null) => ({
  id,
  amountCents: 400,
  pixCode: '0002',
  createdAt: at,
  byId,
})
const card = (byId: string, waits: 'bank' | null, last4 = '1111') => ({
  id: `card-${last4}`,
  amountCents: 600,
  card: { brand: 'visa' as const, last4, instalments: 1 },
  waits,
  createdAt: at,
  byId,
})

it('finds what a person has begun to pay, and nothing of others', () => {
  const account = {
    pendingPix: [pix('counter', null), pix('other', 'bia'), pix('own', 'ana')],
    pendingCards: [
      card('bia', 'bank'),
      card('ana', null, '0001'),
      card('ana', null, '0002'),
      card('ana', 'bank'),
    ],
  }
  expect(ownWaiting(account, 'ana')).toMatchObject({
    pix: { id: 'own' },
    card: { last4: '1111', waits: 'bank', amountCents: 600 },
    declined: { last4: '0002' },
  })
  expect(ownWaiting(account, null)).toEqual({ pix: null, card: null, declined: null })
  expect(ownWaiting({ pendingPix: [] }, 'ana')).toEqual({ pix: null, card: null, declined: null })
})
