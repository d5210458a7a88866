import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { game } from '../rachas/testing/sample-racha.ts'
import { scheduleWith } from '../testing/schedules.ts'
import { toMinutes } from '../time/zone.ts'
import type { ClosureChoice } from './choices.ts'
import type { ClosureInput } from './closure.ts'
import { type ClosureFacts, createClosure, endClosure, refuseClosure, removeClosure } from './operations.ts'

const AT = '2026-11-20T10:00:00.000Z'
const instant = (hour: string) => `2026-11-21T${hour}:00:00.000Z`
const closure: ClosureInput = {
  fieldIds: ['norte'],
  reason: 'Obra no vestiário.',
  reasonShown: true,
  when: { kind: 'once', start: instant('18'), end: instant('22') },
}
const booking = (id: string, changes: Partial<Booking> = {}): Booking => ({
  id,
  code: `RSV-${id}`,
  fieldId: 'norte',
  companyId: 'arena',
  athleteId: `user-${id}`,
  customerName: id,
  customerPhone: null,
  start: instant('19'),
  end: instant('20'),
  priceCents: 10_000,
  source: 'site',
  status: 'confirmed',
  createdAt: AT,
  holdExpiresAt: null,
  confirmedAt: AT,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
  ...changes,
})
const { occupied: _, ...open } = scheduleWith({ now: AT })
const ground = (fieldId: string) => ({
  fieldId,
  field: { sports: ['society' as const], surface: 'synthetic-grass' as const, parts: [] },
  occupiedBy: new Map([[fieldId, 0]]),
  schedule: open,
})

/** The facts of an arena with two fields, with bookings in the way of the closure. */
function facts(affected: readonly Booking[], given: Partial<ClosureFacts> = {}): ClosureFacts {
  const kept = affected.map(({ id, fieldId, start, end }) => ({
    bookingId: id,
    fieldId,
    start: toMinutes(start),
    end: toMinutes(end),
  }))
  return {
    at: AT,
    timeZone: 'America/Fortaleza',
    fields: [{ id: 'norte' }, { id: 'sul' }],
    closures: [],
    booking: (id) => affected.find((each) => each.id === id),
    bookingsOf: () => [],
    hasNext: () => false,
    newCode: () => 'RCH-NEXT',
    place: ({ fieldId }) => ({
      fieldName: fieldId,
      companyName: 'Arena',
      timeZone: 'America/Fortaleza',
      ownerId: 'dono',
    }),
    payerOf: () => null,
    rachasIn: () => [],
    near: () => [],
    id: 'cls-1',
    companyId: 'arena',
    closing: { affected, grounds: [ground('norte'), ground('sul')], kept },
    ...given,
  }
}
const cancel = (bookingId: string): ClosureChoice => ({ bookingId, action: 'cancel' })
const move = (bookingId: string, hour = '19'): ClosureChoice => ({
  bookingId,
  action: 'move',
  fieldId: 'sul',
  start: instant(hour),
})

describe('a closure (rules 1 and 5)', () => {
  it('does what is chosen for each booking, and tells its athlete', () => {
    const affected = ['Ana', 'Bia', 'Caio'].map((id) => booking(id))
    const choices = [cancel('Ana'), move('Bia'), { bookingId: 'Caio', action: 'keep' as const }]
    const closed = createClosure({ closure, choices }, facts(affected))
    expect(closed).toMatchObject({
      ok: true,
      changes: {
        closures: [{ ...closure, id: 'cls-1', companyId: 'arena' }],
        bookings: [
          { id: 'Ana', status: 'cancelled', cancellation: { by: 'company', reason: 'Obra no vestiário.' } },
          { id: 'Bia', status: 'confirmed', fieldId: 'sul', start: instant('19'), end: instant('20') },
        ],
        rachas: [],
      },
      notices: [
        {
          userId: 'user-Ana',
          kind: null,
          message: expect.stringMatching(/^Arena cancelou sua reserva: norte/),
        },
        {
          userId: 'user-Bia',
          kind: null,
          message: expect.stringMatching(/^Arena mudou sua reserva: norte, .+, passa para sul, /),
        },
      ],
    })
  })

  it('tells of the dates of fixed slots once each person, after the others', () => {
    const dates = [1, 2].map((week) =>
      booking(`data-${week}`, { athleteId: 'rafael', series: { id: 'serie', day: '2026-11-21' } }),
    )
    const single = booking('outra', { athleteId: 'bia', series: { id: 'serie-2', day: '2026-11-21' } })
    const affected = [...dates, single]
    const choices = affected.map(({ id }) => cancel(id))
    const closed = createClosure({ closure, choices }, facts(affected))
    expect(closed.ok && closed.notices.map(({ userId, message }) => [userId, message])).toEqual([
      ['bia', expect.stringContaining('cancelou sua reserva')],
      [
        'rafael',
        'Arena cancelou 2 datas do seu horário fixo, a primeira em 21/11. Motivo: Obra no vestiário. O que foi cancelado sai da conta do mês.',
      ],
    ])
    const moved = createClosure(
      { closure, choices: [cancel('data-1'), move('data-2'), cancel('outra')] },
      facts(affected),
    )
    expect(moved.ok && moved.notices.map(({ userId }) => userId)).toEqual(['bia', 'rafael'])
    const all = createClosure({ closure, choices: [move('data-1'), move('data-2', '20')] }, facts(dates))
    expect(all.ok && all.notices.map(({ message }) => message)).toEqual([
      'Arena mudou o horário de 2 datas do seu horário fixo, a primeira em 21/11. Motivo: Obra no vestiário.',
    ])
    expect(moved.ok && moved.notices.at(-1)?.message).toContain(
      'cancelou 1 data e mudou o horário de 1 data do seu horário fixo',
    )
  })

  it('tells of one date of a fixed slot, and of bookings that are none, each by itself', () => {
    const dates = [1, 2].map((week) =>
      booking(`data-${week}`, { athleteId: 'rafael', series: { id: 'serie', day: '2026-11-21' } }),
    )
    const told = (affected: readonly Booking[], choices: ClosureChoice[]) => {
      const closed = createClosure({ closure, choices }, facts(affected))
      return closed.ok && closed.notices.map(({ message }) => message)
    }
    expect(told(dates, [cancel('data-1'), { bookingId: 'data-2', action: 'keep' }])).toEqual([
      expect.stringContaining('cancelou sua reserva'),
    ])
    const singles = ['Ana', 'Bia'].map((id) => booking(id, { athleteId: 'ana' }))
    expect(told(singles, [cancel('Ana'), cancel('Bia')])).toEqual([
      expect.stringContaining('cancelou sua reserva'),
      expect.stringContaining('cancelou sua reserva'),
    ])
  })

  it('takes a racha its place, and brings it along with a booking that moves', () => {
    const racha = game({ bookingId: 'Ana', organizerId: 'olga', start: instant('19'), end: instant('20') })
    const around = { rachasIn: (id: string) => (id === 'Ana' ? [racha] : []) }
    const gone = createClosure({ closure, choices: [cancel('Ana')] }, facts([booking('Ana')], around))
    expect(gone).toMatchObject({
      changes: { rachas: [{ id: 'game', bookingId: null }] },
      notices: [{ userId: 'olga' }, { userId: 'user-Ana' }],
    })
    const moved = createClosure({ closure, choices: [move('Ana', '20')] }, facts([booking('Ana')], around))
    expect(moved).toMatchObject({
      changes: { rachas: [{ id: 'game', bookingId: 'Ana', start: instant('20'), place: 'sul, Arena' }] },
      notices: [{ userId: 'olga' }, { userId: 'user-Ana' }],
    })
  })

  it('ends the holds that have run out where a booking moves to', () => {
    const hold = booking('hold', { status: 'awaiting_payment', holdExpiresAt: AT, fieldId: 'sul' })
    const near = ({ fieldId }: Pick<Booking, 'fieldId'>) => (fieldId === 'sul' ? [hold] : [])
    const closed = createClosure({ closure, choices: [move('Ana')] }, facts([booking('Ana')], { near }))
    expect(closed.ok && closed.changes.bookings.map(({ id, status }) => [id, status])).toEqual([
      ['Ana', 'confirmed'],
      ['hold', 'expired'],
    ])
  })

  it('is refused whole where a booking came meanwhile, or its new time went or does not do', () => {
    const affected = [booking('Ana'), booking('Bia')]
    const refused = (choices: ClosureChoice[]) => createClosure({ closure, choices }, facts(affected))
    expect(refused([cancel('Ana')])).toMatchObject({ ok: false, code: 'stale' })
    expect(refused([move('Ana'), move('Bia')])).toMatchObject({
      ok: false,
      code: 'stale',
      message: 'O horário novo da reserva RSV-Bia acabou de ser ocupado. Escolha outro.',
    })
    expect(refused([cancel('Bia'), { ...move('Ana'), fieldId: 'alheio' } as ClosureChoice])).toMatchObject({
      ok: false,
      code: 'invalid',
      field: 'choices.1.start',
    })
  })

  it('is refused on a field of somebody else, twice, and when it has passed', () => {
    const judged = (changes: Partial<ClosureInput>, given: Partial<ClosureFacts> = {}) =>
      refuseClosure({ ...closure, ...changes }, facts([], given))
    expect(judged({})).toBeNull()
    expect(judged({ fieldIds: null })).toBeNull()
    expect(judged({ fieldIds: ['norte', 'alheio'] })).toMatchObject({ field: 'closure.fieldIds' })
    const closures = [{ ...closure, reason: 'Outro', id: 'cls-0', companyId: 'arena' }]
    expect(judged({}, { closures })).toMatchObject({ code: 'conflict' })
    expect(judged({ fieldIds: ['sul'] }, { closures })).toBeNull()
    expect(
      judged({ when: { kind: 'once', start: '2026-11-19T10:00:00Z', end: '2026-11-19T12:00:00Z' } }),
    ).toMatchObject({ code: 'invalid', field: 'closure.when.end' })
    const weekly = {
      kind: 'weekly' as const,
      weekdays: [1],
      fromMinute: 0,
      toMinute: 60,
      since: '2026-11-02',
    }
    expect(judged({ when: { ...weekly, until: '2026-11-09' } })).toMatchObject({
      field: 'closure.when.until',
    })
    expect(
      createClosure({ closure: { ...closure, fieldIds: ['alheio'] }, choices: [] }, facts([])),
    ).toMatchObject({
      ok: false,
      field: 'closure.fieldIds',
    })
  })
})

it('a closure that is removed is gone, whatever it closed', () => {
  expect(removeClosure({ ...closure, id: 'cls-1', companyId: 'arena' })).toEqual({
    ok: true,
    changes: {},
    removed: { closures: ['cls-1'] },
    notices: [],
  })
})

describe('the last day of a closure', () => {
  const weekly = {
    kind: 'weekly' as const,
    weekdays: [1],
    fromMinute: 0,
    toMinute: 60,
    since: '2026-11-02',
    until: null,
  }
  const stored = { ...closure, id: 'cls-1', companyId: 'arena' }

  it('is given to one that comes back every week', () => {
    expect(endClosure({ ...stored, when: weekly }, '2026-12-07')).toEqual({
      ok: true,
      changes: { closures: [{ ...stored, when: { ...weekly, until: '2026-12-07' } }] },
      notices: [],
    })
  })

  it('is refused to others, and before the first', () => {
    expect(endClosure(stored, '2026-12-07')).toMatchObject({ ok: false, code: 'invalid', field: 'until' })
    expect(endClosure({ ...stored, when: weekly }, '2026-11-01')).toMatchObject({ field: 'until' })
  })
})
