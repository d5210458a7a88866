import { expect, test } from 'vitest'
import { dueAtVenue } from './due-at-venue.ts'

type Part = Parameters<typeof dueAtVenue>[0]['payment']

const part = (method: 'venue' | 'pix', status: 'pending' | 'paid', amountCents: number): Part => ({
  id: 'pay',
  method,
  status,
  amountCents,
  refundedCents: 0,
  pixCode: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  paidAt: null,
})

test('what is to be paid at the venue, whole or after a deposit', () => {
  expect(dueAtVenue({ payment: part('venue', 'pending', 16_000), balance: null })).toBe(16_000)
  expect(dueAtVenue({ payment: part('pix', 'paid', 4_000), balance: part('venue', 'pending', 12_000) })).toBe(
    12_000,
  )
})

test('nothing of what is paid, or comes by Pix', () => {
  expect(dueAtVenue({ payment: null, balance: null })).toBe(0)
  expect(dueAtVenue({ payment: part('venue', 'paid', 16_000), balance: null })).toBe(0)
  expect(dueAtVenue({ payment: part('pix', 'pending', 16_000), balance: null })).toBe(0)
})
