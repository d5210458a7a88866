import { expect, it } from 'vitest'
import { decideRain } from './decide-rain.ts'
import { describeRainOutcome, rainOutcomeOf } from './rain-outcome.ts'
import type { AfterRain } from './rain.ts'

const none = { choosing: 0, credited: 0, kept: 0, cancelled: 0, creditCents: 0, refundCents: 0 }
const said = (outcome: Partial<typeof none>) =>
  describeRainOutcome({ ...none, ...outcome }).replaceAll('\u00a0', ' ')
const row = (id: string, paidCents: number, offers: AfterRain[]) => ({ id, paidCents, offers })

it('sums up who chooses, who has credit at once, who stays and who gets the money back', () => {
  const bookings = [
    row('either', 9_000, ['new-time', 'credit']),
    row('credit', 8_000, ['credit']),
    row('kept', 7_000, []),
    row('cancelled', 6_000, []),
  ]
  const choose = (bookingId: string, action: 'offer' | 'keep' | 'cancel') => ({ bookingId, action })
  expect(
    rainOutcomeOf(bookings, [
      choose('either', 'offer'),
      choose('credit', 'offer'),
      choose('kept', 'keep'),
      choose('cancelled', 'cancel'),
    ]),
  ).toEqual({ choosing: 1, credited: 1, kept: 1, cancelled: 1, creditCents: 8_000, refundCents: 6_000 })
})

it('says an outcome in words', () => {
  expect(said({ choosing: 2, credited: 1, creditCents: 8_000 })).toBe(
    '2 reservas esperam a escolha do cliente e 1 vira crédito de R$ 80,00',
  )
  expect(said({ cancelled: 1, refundCents: 6_000, kept: 2 })).toBe(
    '1 reserva é cancelada com devolução de R$ 60,00 e 2 ficam como estão',
  )
  expect(said({ cancelled: 2 })).toBe('2 reservas são canceladas')
  expect(said({})).toBe('Nenhuma reserva muda')
})

it('decides about all bookings or none, and gives nothing that the rules do not', () => {
  const rained = [
    { booking: { id: 'a' }, remedy: { kind: 'offers' as const, offers: ['credit' as const] } },
    { booking: { id: 'b' }, remedy: { kind: 'nothing' as const } },
  ]
  const [a, b] = rained
  const choice = (bookingId: string, action: 'offer' | 'keep') => ({ bookingId, action })
  expect(decideRain(rained, [choice('a', 'offer')])).toEqual({ ok: false, missing: [b?.booking] })
  expect(decideRain(rained, [choice('a', 'offer'), choice('b', 'offer')])).toEqual({
    ok: false,
    booking: b?.booking,
  })
  expect(decideRain(rained, [choice('a', 'offer'), choice('b', 'keep'), choice('gone', 'keep')])).toEqual({
    ok: true,
    decided: [
      { ...a, action: 'offer' },
      { ...b, action: 'keep' },
    ],
  })
})
