import { expect, it } from 'vitest'
import { isOpen, occupies, statusAt } from '../bookings/status.ts'
import { urgentFirst } from '../bookings/list/urgent-first.ts'
import { type Rain, rainChoiceSchema, rainCreditCents, rainStateAt } from './rain.ts'

const until = '2026-12-20T13:00:00.000Z'
const rain: Rain = {
  at: '2026-11-20T13:00:00.000Z',
  offers: ['new-time', 'credit'],
  until,
  paidCents: 8_000,
  chosen: null,
}
const rained = {
  status: 'rained_out' as const,
  holdExpiresAt: null,
  start: '2026-11-20T21:00:00.000Z',
  end: '2026-11-20T22:00:00.000Z',
  rain,
}
const last = '2026-12-20T12:59:59.999Z'

it('waits for a choice until the term has run out, and is credit from that instant on (rule 5)', () => {
  expect(rainStateAt(rained, last)).toBe('choose')
  expect(rainCreditCents(rained, last)).toBe(0)
  expect(rainStateAt(rained, until)).toBe('credit')
  expect(rainCreditCents(rained, until)).toBe(8_000)
})

it('is credit at once where that was chosen', () => {
  const chosen = { ...rained, rain: { ...rain, chosen: { what: 'credit' as const, at: rain.at } } }
  expect(rainStateAt(chosen, last)).toBe('credit')
  expect(rainCreditCents(chosen, last)).toBe(8_000)
})

it('is no credit once the booking has another time, or is cancelled there', () => {
  const chosen = { what: 'new-time' as const, at: rain.at }
  for (const status of ['confirmed', 'completed', 'cancelled'] as const) {
    const moved = { ...rained, status, rain: { ...rain, chosen } }
    expect(rainStateAt(moved, until)).toBeNull()
    expect(rainCreditCents(moved, until)).toBe(0)
  }
})

it('leaves its time to others, and stays among the upcoming bookings while it waits (rule 1)', () => {
  expect(statusAt(rained, last)).toBe('rained_out')
  expect(occupies(rained, rain.at)).toBe(false)
  expect(isOpen(rained, last)).toBe(true)
  expect(isOpen(rained, until)).toBe(false)
})

it('comes after what has to be paid and before the games, the earlier term first', () => {
  const later = { ...rained, id: 'later', rain: { ...rain, until: '2026-12-21T13:00:00.000Z' } }
  const game = { ...rained, id: 'game', status: 'confirmed' as const, rain: undefined }
  const held = {
    ...game,
    id: 'held',
    status: 'awaiting_payment' as const,
    holdExpiresAt: '2026-11-20T13:15:00.000Z',
  }
  const first = { ...rained, id: 'first' }
  const sorted = urgentFirst([game, later, first, held], rain.at)
  expect(sorted.map(({ id }) => id)).toEqual(['held', 'first', 'later', 'game'])
})

it('takes a choice of credit, or of a field and a start', () => {
  const taken = (choice: unknown) => rainChoiceSchema.safeParse(choice).success
  expect(taken({ what: 'credit' })).toBe(true)
  expect(taken({ what: 'new-time', fieldId: 'a', start: until })).toBe(true)
  expect(taken({ what: 'new-time', fieldId: 'a' })).toBe(false)
  expect(taken({ what: 'money' })).toBe(false)
})
