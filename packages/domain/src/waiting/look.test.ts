import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { scheduleWith } from '../testing/schedules.ts'
import { toMinutes } from '../time/zone.ts'
import { type LookFacts, lookAtWait } from './look.ts'
import type { Wait } from './wait.ts'

const AT = '2026-11-20T13:00:00.000Z'
const UNTIL = '2026-11-20T13:10:00.000Z'
/** From 19h to 20h in Fortaleza. */
const evening = { start: '2026-11-20T22:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
const wait: Wait = {
  id: 'w',
  companyId: 'arena',
  fieldId: 'campo',
  athleteId: 'ana',
  ...evening,
  createdAt: '2026-11-19T13:00:00.000Z',
  turn: 1,
  bookingId: null,
  tellAt: null,
  told: false,
  dueAt: AT,
}
const booking: Booking = {
  id: 'b',
  code: 'RSV-0001',
  fieldId: 'campo',
  companyId: 'arena',
  athleteId: 'bia',
  customerName: 'Bia',
  customerPhone: null,
  ...evening,
  priceCents: 10_000,
  source: 'site',
  status: 'awaiting_payment',
  createdAt: AT,
  holdExpiresAt: UNTIL,
  confirmedAt: null,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}
const place = { fieldName: 'Campo', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: 'dono' }
const free: LookFacts = {
  at: AT,
  way: 'turns',
  place,
  schedule: scheduleWith({ now: AT }),
  near: [],
  field: { id: 'campo', companyId: 'arena' },
  rules: usualRules,
  athlete: { id: 'ana', name: 'Ana', phone: null },
  theirs: [],
  offered: undefined,
  otherOfferUntil: null,
  named: () => ({ id: 'bkg', code: 'RSV-NOVO' }),
}
const taken: LookFacts = {
  ...free,
  schedule: scheduleWith({
    now: AT,
    occupied: [{ start: toMinutes(evening.start), end: toMinutes(evening.end), kind: 'taken' }],
  }),
}
const offeredWait: Wait = { ...wait, bookingId: 'b', tellAt: AT, told: true, dueAt: UNTIL }
const mine: Booking = { ...booking, athleteId: 'ana' }
const messages = (facts: Partial<LookFacts>, of = wait) =>
  lookAtWait(of, { ...free, ...facts }).notices.map(({ message }) => message)

describe('looking at a wait (N7)', () => {
  it('offers a free time as a hold of ten minutes at the price of now, and tells its person alone', () => {
    const looked = lookAtWait(wait, free)
    expect(looked.changes.bookings).toEqual([
      {
        ...booking,
        id: 'bkg',
        code: 'RSV-NOVO',
        athleteId: 'ana',
        customerName: 'Ana',
        holdExpiresAt: UNTIL,
      },
    ])
    expect(looked.changes.waits).toEqual([{ ...offeredWait, bookingId: 'bkg' }])
    expect(looked.notices).toEqual([
      {
        userId: 'ana',
        kind: null,
        urgent: true,
        type: 'success',
        message: 'Vagou: Campo, 20/11 às 19h, Arena. É seu até 10h10.',
        actionText: 'Reservar agora',
        actionUrl: '/atleta/reservas/bkg/pagamento',
      },
    ])
  })

  it('waits on where the time is taken, until a hold on it may end', () => {
    expect(lookAtWait(wait, taken)).toMatchObject({
      changes: { waits: [{ dueAt: wait.start }], bookings: [] },
      notices: [],
    })
    expect(lookAtWait(wait, { ...taken, near: [booking] }).changes.waits[0]?.dueAt).toBe(UNTIL)
    const over = { ...booking, holdExpiresAt: AT }
    expect(lookAtWait(wait, { ...taken, near: [over] }).changes.waits[0]?.dueAt).toBe(wait.start)
    const still = { ...wait, dueAt: wait.start }
    expect(lookAtWait(still, taken).changes.waits).toEqual([])
  })

  it('passes over who has another booking then, has another offer, or is gone', () => {
    const busy = { ...mine, id: 'x', fieldId: 'outro', status: 'confirmed' as const, holdExpiresAt: null }
    expect(lookAtWait(wait, { ...free, theirs: [busy] }).changes).toEqual({
      waits: [{ ...wait, dueAt: wait.start }],
      bookings: [],
    })
    expect(lookAtWait(wait, { ...free, otherOfferUntil: UNTIL }).changes).toEqual({
      waits: [{ ...wait, dueAt: UNTIL }],
      bookings: [],
    })
    expect(lookAtWait(wait, { ...free, athlete: null }).removed).toEqual({ waits: ['w'] })
  })

  it('ends without a word for who has got the time on their own', () => {
    const got = { ...mine, status: 'confirmed' as const, holdExpiresAt: null }
    const looked = lookAtWait(wait, { ...taken, theirs: [got] })
    expect([looked.removed, looked.notices]).toEqual([{ waits: ['w'] }, []])
    const part = { ...got, end: '2026-11-20T22:30:00.000Z' }
    expect(lookAtWait(wait, { ...taken, theirs: [part] }).removed).toBeUndefined()
    const late = { ...got, start: '2026-11-20T22:30:00.000Z' }
    expect(lookAtWait(wait, { ...taken, theirs: [late] }).removed).toBeUndefined()
    expect(lookAtWait(wait, { ...taken, theirs: [mine] }).removed).toBeUndefined()
  })

  it('ends when the time begins, and says so', () => {
    expect(lookAtWait(wait, { ...taken, at: wait.start }).removed).toEqual({ waits: ['w'] })
    expect(messages({ ...taken, at: wait.start })).toEqual([
      'Não vagou: Campo, 20/11 às 19h. A fila de espera acabou.',
    ])
    const elsewhere = { ...mine, fieldId: 'outro', status: 'confirmed' as const }
    expect(messages({ ...taken, at: wait.start, theirs: [elsewhere] })).toEqual([])
  })
})

describe('an offer out of a queue', () => {
  const look = (facts: Partial<LookFacts>, of = offeredWait) => lookAtWait(of, { ...free, ...facts })

  it('lasts while it is held', () => {
    expect(look({ offered: mine })).toMatchObject({ changes: { waits: [] }, notices: [] })
    expect(look({ offered: mine }).removed).toBeUndefined()
  })

  it('is over without a word when it was paid or given back, and with one when it ran out', () => {
    const paid = { ...mine, status: 'confirmed' as const }
    const dropped = { ...mine, status: 'cancelled' as const }
    for (const offered of [paid, dropped, undefined])
      expect([look({ offered }).removed, look({ offered }).notices]).toEqual([{ waits: ['w'] }, []])
    expect(look({ offered: mine, at: UNTIL }).removed).toEqual({ waits: ['w'] })
    expect(messages({ offered: mine, at: UNTIL }, offeredWait)).toEqual([
      'Sua vez passou: Campo, 20/11 às 19h. O tempo para reservar acabou.',
    ])
  })

  it('that is made at night is held at once, and told in the morning', () => {
    const night = '2026-11-20T04:00:00.000Z'
    const morning = '2026-11-20T11:00:00.000Z'
    const until = '2026-11-20T11:10:00.000Z'
    const looked = lookAtWait(wait, { ...free, at: night, schedule: scheduleWith({ now: night }) })
    expect(looked.changes.bookings[0]).toMatchObject({ holdExpiresAt: until })
    expect(looked.changes.waits[0]).toMatchObject({ told: false, tellAt: morning, dueAt: morning })
    expect(looked.notices).toEqual([])
    const held = { ...mine, holdExpiresAt: until }
    const silent: Wait = { ...offeredWait, told: false, tellAt: morning, dueAt: morning }
    expect(look({ offered: held, at: night }, silent).changes.waits).toEqual([])
    const told = look({ offered: held, at: morning }, silent)
    expect(told.changes.waits[0]).toMatchObject({ told: true, dueAt: until })
    expect(told.notices).toHaveLength(1)
  })
})

describe('an arena that tells all at once', () => {
  const all = { ...free, way: 'all' as const }

  it('tells each once, and holds the time for nobody', () => {
    const looked = lookAtWait(wait, all)
    expect(looked.changes).toEqual({
      waits: [{ ...wait, told: true, tellAt: AT, dueAt: wait.start }],
      bookings: [],
    })
    expect(looked.notices).toMatchObject([
      {
        urgent: true,
        message: 'Vagou: Campo, 20/11 às 19h, Arena. Quem reservar primeiro leva.',
        actionUrl: '/field/campo?inicio=2026-11-20T22:00:00.000Z&fim=2026-11-20T23:00:00.000Z',
      },
    ])
    const [told] = looked.changes.waits
    if (!told) throw new Error('nobody was told')
    expect(lookAtWait(told, all)).toMatchObject({ changes: { waits: [] }, notices: [] })
    const again = lookAtWait(told, { ...taken, way: 'all' }).changes.waits[0]
    expect(again).toMatchObject({ told: false, tellAt: null })
  })

  it('tells nobody at night', () => {
    const night = '2026-11-20T04:00:00.000Z'
    const looked = lookAtWait(wait, { ...all, at: night, schedule: scheduleWith({ now: night }) })
    expect(looked.changes.waits[0]).toMatchObject({ told: false, dueAt: '2026-11-20T11:00:00.000Z' })
    expect(looked.notices).toEqual([])
  })

  it('has nothing to tell any more where somebody got it before the morning', () => {
    const night = '2026-11-20T04:00:00.000Z'
    const morning = '2026-11-20T11:00:00.000Z'
    const silent = { ...wait, tellAt: morning, dueAt: morning }
    const held = { ...booking, holdExpiresAt: morning }
    expect(lookAtWait(silent, { ...taken, way: 'all', at: night, near: [held] }).changes.waits).toEqual([
      { ...silent, tellAt: null },
    ])
  })
})
