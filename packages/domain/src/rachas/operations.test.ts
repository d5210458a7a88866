import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import type { RachaContext } from './context.ts'
import { bringToPresent, carryOutRacha, moveRachas, type PresentFacts } from './operations.ts'
import type { Racha } from './racha.ts'
import { game, MONDAY, olga, sample, START } from './testing/sample-racha.ts'

const END = '2026-11-22T00:30:00.000Z'
const booking: Booking = {
  id: 'reserva',
  code: 'RSV-7K2Q',
  fieldId: 'campo',
  companyId: 'arena',
  athleteId: 'olga',
  customerName: 'Olga Reis',
  customerPhone: null,
  start: START,
  end: END,
  priceCents: 10_000,
  source: 'site',
  status: 'confirmed',
  createdAt: MONDAY,
  holdExpiresAt: null,
  confirmedAt: MONDAY,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}
const facts = (given: Partial<PresentFacts> = {}): PresentFacts => ({
  at: MONDAY,
  booking: () => undefined,
  bookingsOf: () => [],
  hasNext: () => false,
  newCode: () => 'RCH-NEXT',
  ...given,
})
const told = ({ notices }: { notices: readonly { userId: string | null; message: string }[] }) =>
  notices.map(({ userId, message }) => `${userId}: ${message}`)

describe('a racha that is brought to the present (N2)', () => {
  it('stays as it is where nothing has ended', () => {
    expect(bringToPresent(game(), facts())).toEqual({ ok: true, changes: { rachas: [] }, notices: [] })
    const played = game({ bookingId: 'reserva' })
    expect(bringToPresent(played, facts({ booking: () => booking })).changes.rachas).toEqual([])
  })

  it.each(['cancelled', 'expired', 'awaiting_payment'] as const)(
    'loses a booking that is %s, and its organiser hears it',
    (status) => {
      const racha = game({ bookingId: 'reserva' })
      const gone = facts({ booking: () => ({ ...booking, status, holdExpiresAt: MONDAY }) })
      const lost = bringToPresent(racha, gone)
      expect(lost.changes.rachas).toEqual([{ ...racha, bookingId: null }])
      expect(told(lost)).toEqual([
        'olga: O racha de sáb, 21/11 às 20h ficou sem a reserva do campo. Escolha outro lugar ou cancele o racha.',
      ])
      expect(bringToPresent(racha, gone, 'olga').notices).toEqual([])
    },
  )

  it('is open to any distance without a booking', () => {
    const opening = { to: 'anyone', skillFrom: 1, skillTo: 5, withinKm: 10 } as const
    const lost = { ...booking, status: 'cancelled' as const }
    const [kept] = bringToPresent(game({ bookingId: 'reserva', opening }), facts({ booking: () => lost }))
      .changes.rachas
    expect(kept).toMatchObject({ bookingId: null, opening: { to: 'anyone', skillFrom: 1, skillTo: 5 } })
    expect(kept?.opening).not.toHaveProperty('withinKm')
  })

  it('keeps its lost booking once it has begun, or is cancelled', () => {
    const lost = { booking: () => ({ ...booking, status: 'cancelled' as const }) }
    const racha = game({ bookingId: 'reserva' })
    expect(bringToPresent(racha, facts({ ...lost, at: START })).changes.rachas).toEqual([])
    expect(bringToPresent({ ...racha, cancelledAt: MONDAY }, facts(lost)).changes.rachas).toEqual([])
  })

  const weekly = game({
    weekly: true,
    bookingId: 'reserva',
    participants: [sample('Ana', { kind: 'regular' })],
  })

  it('makes the next game of a weekly one that is over, once, and invites its regulars', () => {
    expect(bringToPresent(weekly, facts({ at: START })).changes.rachas).toEqual([])
    const made = bringToPresent(weekly, facts({ at: END }))
    expect(made.changes.rachas).toMatchObject([
      { id: 'game-2026-11-28', code: 'RCH-NEXT', bookingId: null, start: '2026-11-28T23:00:00.000Z' },
    ])
    expect(told(made)).toEqual(['user-Ana: Você foi chamado para o racha de sáb, 28/11 às 20h. Diga se vai.'])
    expect(bringToPresent(weekly, facts({ at: END, hasNext: () => true })).changes.rachas).toEqual([])
    expect(bringToPresent({ ...weekly, weekly: false }, facts({ at: END })).changes.rachas).toEqual([])
  })

  it('plays its next game in the organiser’s live booking of the same field and hours', () => {
    const week = 7 * 24 * 3_600_000
    const later = (instant: string) => new Date(Date.parse(instant) + week).toISOString()
    const next: Booking = { ...booking, id: 'seguinte', start: later(START), end: later(END) }
    const bookingIn = (mine: Booking[]) => {
      const present = facts({
        at: END,
        booking: () => booking,
        bookingsOf: (id) => (id === 'olga' ? mine : []),
      })
      return bringToPresent(weekly, present).changes.rachas[0]?.bookingId
    }
    expect(bookingIn([booking, next])).toBe('seguinte')
    expect(bookingIn([{ ...next, fieldId: 'outro' }])).toBeNull()
    expect(bookingIn([{ ...next, end: later(START) }])).toBeNull()
    expect(bookingIn([{ ...next, status: 'cancelled' }])).toBeNull()
  })

  it('is in the present then: once more changes nothing', () => {
    const people = fc.array(
      fc.record({
        id: fc.constantFrom('Ana', 'Bia', 'Caio', 'Duda', 'Enzo'),
        status: fc.constantFrom('invited' as const, 'confirmed' as const, 'waiting' as const),
        kind: fc.constantFrom('regular' as const, 'day' as const),
      }),
      { maxLength: 5 },
    )
    const hours = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(people, hours, fc.boolean(), fc.boolean(), (given, later, isWeekly, isLost) => {
        const unique = [...new Map(given.map((each) => [each.id, each])).values()]
        const racha = game({
          weekly: isWeekly,
          bookingId: 'reserva',
          maxPlayers: 2,
          regularsUntilHours: 24,
          participants: unique.map(({ id, ...rest }) => sample(id, { ...rest, answeredAt: MONDAY })),
        })
        const at = new Date(Date.parse(MONDAY) + later * 3_600_000).toISOString()
        const lost: Booking = { ...booking, status: isLost ? 'cancelled' : 'confirmed' }
        const stored = new Map([[racha.id, racha]])
        const present = facts({
          at,
          booking: () => lost,
          hasNext: ({ start }) => [...stored.values()].some((each) => each.start > start),
        })
        for (const each of bringToPresent(racha, present).changes.rachas) stored.set(each.id, each)
        const again = bringToPresent(stored.get(racha.id) ?? racha, present)
        expect(again).toEqual({ ok: true, changes: { rachas: [] }, notices: [] })
      }),
    )
  })
})

describe('what somebody does with a racha (decision 079)', () => {
  const racha = game({ participants: [sample('Ana', { status: 'confirmed' })] })
  const others = [racha, game({ id: 'game-2026-11-28' })]
  const context = (stored: Racha, by: RachaContext['by'] = olga): RachaContext => ({
    at: MONDAY,
    by,
    code: 'RCH-NEW2',
    token: 'fresh',
    secret: 'key',
    data: {
      racha: () => stored,
      booking: () => undefined,
      inBooking: () => undefined,
      ofGroup: (id) => (id === 'game' ? others : []),
      known: () => undefined,
    },
  })

  it('is told to whom it concerns, with the link to it', () => {
    const step = { type: 'cancel', id: 'c', rachaId: 'game', scope: 'this', reason: 'Chuva' } as const
    expect(carryOutRacha(step, context(racha))).toMatchObject({
      ok: true,
      changes: { rachas: [{ id: 'game', cancelReason: 'Chuva' }] },
      notices: [
        {
          userId: 'user-Ana',
          kind: 'rachas',
          type: 'warning',
          message: 'O racha de sáb, 21/11 às 20h foi cancelado: Chuva',
          actionText: 'Ver o racha',
          actionUrl: '/atleta/rachas/game',
        },
      ],
    })
    expect(carryOutRacha(step, context(racha, { id: 'user-Ana', name: 'Ana' }))).toMatchObject({
      ok: false,
      code: 'forbidden',
    })
  })

  it('is news of the roster, of which many are one notice', () => {
    const step = {
      type: 'answer',
      id: 'n',
      rachaId: 'game',
      participantId: null,
      answer: 'declined',
    } as const
    const left = carryOutRacha(step, context(racha, { id: 'user-Ana', name: 'Ana' }))
    expect(left.ok && left.notices).toMatchObject([
      {
        userId: 'olga',
        group: { name: 'racha:game', many: 'mudanças no racha de sáb, 21/11 às 20h' },
        about: { userId: 'user-Ana', nameless: 'Alguém não vai ao racha de sáb, 21/11 às 20h.' },
      },
    ])
  })

  it('renews the link of all its games at once, and of no other step', () => {
    const own = { id: 'r', rachaId: 'game' }
    const links = (step: Parameters<typeof carryOutRacha>[0]) => {
      const outcome = carryOutRacha(step, context(racha))
      return outcome.ok ? outcome.changes.rachas.map(({ id, linkToken }) => [id, linkToken]) : outcome
    }
    expect(links({ type: 'renew_link', ...own })).toEqual([
      ['game', 'fresh'],
      ['game-2026-11-28', 'fresh'],
    ])
    expect(links({ type: 'mute', ...own, muted: true })).toEqual([['game', 'secret']])
  })
})

it('rachas move with their booking, and everybody in them hears it', () => {
  const racha = game({ bookingId: 'reserva', participants: [sample('Ana', { status: 'confirmed' })] })
  const times = { start: '2026-11-22T22:00:00.000Z', end: '2026-11-22T23:00:00.000Z' }
  const moved = moveRachas([racha], times, 'Campo 2, Arena')
  expect(moved.changes.rachas).toEqual([{ ...racha, ...times, place: 'Campo 2, Arena' }])
  expect(told(moved)).toEqual(
    ['olga', 'user-Ana'].map(
      (id) => `${id}: O racha de sáb, 21/11 às 20h mudou: agora é dom, 22/11 às 19h, Campo 2, Arena.`,
    ),
  )
  expect(moveRachas([], times, 'Campo 2, Arena')).toEqual({ ok: true, changes: { rachas: [] }, notices: [] })
})
