import { describe, expect, it } from 'vitest'
import { scheduleWith } from '../../testing/schedules.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { describeMoveMoney } from './describe-move-money.ts'
import { judgeAthleteMove, type JudgingMove, moveByAthlete, moveRefusal } from './move.ts'
import { holdTime } from './hold.ts'

const AT = '2026-11-20T10:00:00.000Z'
const zone = 'America/Fortaleza'
const rules = {
  cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50, graceMinutes: 15 },
  rain: 'credit' as const,
  rainNote: null,
  depositPercent: 100,
  toleranceMinutes: 15,
  noShowPercent: 50,
}
/** From 19h to 20h in Fortaleza, of the 22nd, and an hour later. */
const evening = { start: '2026-11-22T22:00:00.000Z', end: '2026-11-22T23:00:00.000Z' }
const later = { fieldId: 'campo', start: '2026-11-22T23:00:00.000Z', end: '2026-11-23T00:00:00.000Z' }

const outcome = holdTime(evening, {
  schedule: scheduleWith(),
  near: [],
  field: { id: 'campo', companyId: 'arena' },
  rules,
  athlete: { id: 'ana', name: 'Ana', phone: null },
  at: AT,
  id: 'bkg',
  code: 'RSV-7K2Q',
})
if (!outcome.ok) throw new Error(outcome.message)
const payment = {
  id: 'pay',
  method: 'pix' as const,
  status: 'paid' as const,
  amountCents: 10_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: AT,
  paidAt: AT,
}
const booking: Booking = {
  ...outcome.changes.bookings[0],
  status: 'confirmed',
  confirmedAt: AT,
  holdExpiresAt: null,
  payment,
}
const judging: JudgingMove = {
  at: AT,
  arenaId: 'arena',
  schedule: scheduleWith(),
  coupon: undefined,
  onTab: null,
  id: 'mov',
}
const place = { fieldName: 'Campo 1', companyName: 'Arena', timeZone: zone, ownerId: 'dono' }
const facts = {
  ...judging,
  booking: () => undefined,
  bookingsOf: () => [],
  hasNext: () => false,
  newCode: () => 'RCH-1',
  place: () => place,
  payerOf: () => null,
  rachasIn: () => [],
  near: () => [],
}
const asked = { ...later, from: booking.start, priceCents: booking.priceCents }

describe('whether a booking can be moved by its athlete (H2, rule 5)', () => {
  it('can until cancelling it costs something', () => {
    expect(moveRefusal(booking, '2026-11-21T21:59:59.999Z', zone)).toBeNull()
    const late = moveRefusal(booking, '2026-11-21T22:00:00.000Z', zone)
    expect(late).toMatchObject({
      code: 'invalid_transition',
      message: 'O prazo para mudar o horário acabou sáb, 21/11, às 19h. Fale com a arena.',
    })
  })

  it('can in the time to think, however soon the game is', () => {
    const soon = { ...booking, createdAt: '2026-11-22T21:30:00.000Z' }
    expect(moveRefusal(soon, '2026-11-22T21:44:00.000Z', zone)).toBeNull()
    expect(moveRefusal(soon, '2026-11-22T21:45:00.000Z', zone)).not.toBeNull()
  })

  it.each([
    [
      'not paid yet',
      { status: 'awaiting_payment', holdExpiresAt: '2026-11-20T10:15:00.000Z' },
      'invalid_transition',
    ],
    ['cancelled', { status: 'cancelled' }, 'booking_cancelled'],
    ['rained out', { status: 'rained_out' }, 'invalid_transition'],
    ['a date of a fixed slot', { series: { id: 's', day: '2026-11-22' } }, 'invalid_transition'],
    ['begun for the arena', { checkedInAt: AT }, 'booking_started'],
  ] as const)('cannot when it is %s', (_, change, code) => {
    expect(moveRefusal({ ...booking, ...change }, AT, zone)).toMatchObject({ code })
  })
})

describe('a move by the athlete (H2)', () => {
  it('keeps the booking and its payment, and both sides are told', () => {
    const moved = moveByAthlete(booking, asked, facts)
    if (!moved.ok) throw new Error(moved.message)
    expect(moved.changes.bookings).toEqual([
      {
        ...booking,
        ...later,
        counter: {
          ...counterPartOf(booking),
          version: 1,
          changes: [
            {
              kind: 'moved',
              id: 'mov',
              at: AT,
              by: 'athlete',
              from: { fieldId: 'campo', ...evening },
              to: later,
            },
          ],
        },
      },
    ])
    expect(moved.notices.map(({ userId, message }) => [userId, message])).toEqual([
      ['ana', 'Você mudou sua reserva: Campo 1, 22/11 às 19h, passa para Campo 1, 22/11 às 20h.'],
      ['dono', 'Ana mudou a reserva: Campo 1, 22/11 às 19h, passa para Campo 1, 22/11 às 20h.'],
    ])
  })

  it('moves nothing from a page that is old (H2)', () => {
    for (const stale of [
      { ...asked, from: '2026-11-22T21:00:00.000Z' },
      { ...asked, priceCents: 9_000 },
    ])
      expect(moveByAthlete(booking, stale, facts)).toMatchObject({ ok: false, code: 'stale' })
  })

  it('is refused where it is already, and where somebody else is (rule 1)', () => {
    expect(moveByAthlete(booking, { ...asked, ...evening }, facts)).toMatchObject({ code: 'conflict' })
    const occupied = [
      {
        start: Date.parse(later.start) / 60_000,
        end: Date.parse(later.end) / 60_000,
        kind: 'taken' as const,
      },
    ]
    expect(moveByAthlete(booking, asked, { ...facts, schedule: scheduleWith({ occupied }) })).toMatchObject({
      code: 'slot_taken',
    })
  })

  it('leaves to the arena what it agreed on at the counter', () => {
    const counter = { ...counterPartOf(booking), priceReason: 'Aniversário' }
    expect(judgeAthleteMove({ ...booking, counter }, later, judging)).toMatchObject({ code: 'conflict' })
    expect(judgeAthleteMove(booking, later, { ...judging, onTab: 'C-12' })).toMatchObject({
      code: 'booking_on_tab',
    })
  })

  it('does not carry a coupon to hours that it is not for', () => {
    const coupon = {
      id: 'c',
      companyId: 'arena',
      code: 'CEDO',
      percent: 10,
      amountCents: null,
      fieldIds: [],
      weekdays: [0],
      fromMinute: 0,
      toMinute: 1200,
      from: '2026-11-01',
      until: '2026-11-30',
      maxUses: null,
      oncePerPerson: true,
      status: 'active' as const,
      taken: 1,
      createdAt: AT,
      version: 1,
      edits: [],
    }
    const couponUsed = { couponId: 'c', code: 'CEDO', offCents: 1_000 }
    const judge = (to: typeof later) =>
      judgeAthleteMove({ ...booking, couponUsed }, to, { ...judging, coupon })
    expect(judge(later)).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Esse cupom vale para outros horários'),
    })
    const earlier = { fieldId: 'campo', start: '2026-11-22T21:00:00.000Z', end: '2026-11-22T22:00:00.000Z' }
    expect(judge(earlier)).toMatchObject({ ok: true, booking: { couponUsed: { offCents: 1_000 } } })
  })
})

describe('what becomes of the money, in words', () => {
  const money = {
    priceCents: 12_000,
    differenceCents: 0,
    atVenueCents: 0,
    backCents: 0,
    backBy: null,
    creditBackCents: 0,
  }
  it.each([
    [{}, null],
    [{ differenceCents: 2_000, atVenueCents: 2_000 }, 'R$ 20,00 a mais; R$ 20,00 a pagar no local.'],
    [
      { differenceCents: -2_000, backCents: 2_000, backBy: 'pix' as const },
      'R$ 20,00 a menos; R$ 20,00 de volta por Pix, em até 1 dia útil.',
    ],
    [
      { differenceCents: -2_000, creditBackCents: 2_000 },
      'R$ 20,00 a menos; R$ 20,00 de volta em crédito na arena.',
    ],
  ])('%o', (change, words) => {
    expect(describeMoveMoney({ ...money, ...change })?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
  })
})
