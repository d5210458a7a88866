import { expect, it } from 'vitest'
import { describeOutcome, outcomeOf } from './outcome.ts'

const none = { kept: 0, moved: 0, cancelled: 0, refundCents: 0 }
const said = (outcome: Partial<typeof none>) =>
  describeOutcome({ ...none, ...outcome }).replaceAll('\u00a0', ' ')

it('sums choices up, with all that was paid for the cancelled ones', () => {
  const bookings = [
    { id: 'a', paidCents: 12_000 },
    { id: 'b', paidCents: 0 },
    { id: 'c', paidCents: 9_000 },
  ]
  const choose = (id: string, action: 'keep' | 'move' | 'cancel') => ({ bookingId: id, action })
  expect(outcomeOf(bookings, [choose('a', 'cancel'), choose('b', 'cancel'), choose('c', 'move')])).toEqual({
    kept: 0,
    moved: 1,
    cancelled: 2,
    refundCents: 12_000,
  })
})

it('says an outcome in words', () => {
  expect(said({ moved: 3, cancelled: 1, refundCents: 24_000 })).toBe(
    '3 reservas mudam e 1 é cancelada com devolução de R$ 240,00',
  )
  expect(said({ moved: 1 })).toBe('1 reserva muda')
  expect(said({ cancelled: 2 })).toBe('2 reservas são canceladas')
  expect(said({ moved: 1, cancelled: 1, kept: 2 })).toBe('1 reserva muda, 1 é cancelada e 2 ficam como estão')
  expect(said({ moved: 1, kept: 1 })).toBe('1 reserva muda e 1 fica como está')
  expect(said({ cancelled: 1, kept: 1 })).toBe('1 reserva é cancelada e 1 fica como está')
  expect(said({})).toBe('Nenhuma reserva muda')
})
