import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { game } from '../rachas/testing/sample-racha.ts'
import { scheduleWith } from '../testing/schedules.ts'
import {
  mayChoose,
  type NewTimeFacts,
  newTimeOf,
  type RainFacts,
  refuseRain,
  takeCredit,
  takeNewTime,
  tellRain,
} from './operations.ts'
import { rainRemedy } from './rain-remedy.ts'

const AT = '2026-11-20T22:00:00.000Z'
const rain = { fieldIds: ['norte'], start: '2026-11-20T21:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
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
const booking = (id: string, changes: Partial<Booking> = {}): Booking => ({
  id,
  code: `RSV-${id}`,
  fieldId: 'norte',
  companyId: 'arena',
  athleteId: `user-${id}`,
  customerName: id,
  customerPhone: null,
  start: '2026-11-20T22:30:00.000Z',
  end: '2026-11-20T23:30:00.000Z',
  priceCents: 10_000,
  source: 'site',
  status: 'confirmed',
  createdAt: '2026-11-19T10:00:00.000Z',
  holdExpiresAt: null,
  confirmedAt: '2026-11-19T10:00:00.000Z',
  rules: { ...usualRules, rain: 'either' },
  cancellation: null,
  payment,
  balance: null,
  ...changes,
})

/** The facts of an arena with two open fields and a covered one, and the bookings in the rain. */
function facts(bookings: readonly Booking[], given: Partial<RainFacts> = {}): RainFacts {
  return {
    at: AT,
    timeZone: 'America/Fortaleza',
    fields: [
      { id: 'norte', indoor: false },
      { id: 'sul', indoor: false },
      { id: 'ginásio', indoor: true },
    ],
    closures: [],
    booking: (id) => bookings.find((each) => each.id === id),
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
    rained: bookings.map((each) => ({ booking: each, remedy: rainRemedy(each, AT) })),
    ...given,
  }
}
const choice = (bookingId: string, action: 'offer' | 'cancel' | 'keep') => ({ bookingId, action })

describe('a rain (rule 5)', () => {
  it('offers, cancels and keeps as chosen, and closes the rest of its hours for players to read', () => {
    const bookings = ['Ana', 'Bia', 'Caio'].map((id) => booking(id))
    const choices = [choice('Ana', 'offer'), choice('Bia', 'cancel'), choice('Caio', 'keep')]
    const told = tellRain({ rain, choices }, facts(bookings))
    expect(told).toMatchObject({
      ok: true,
      changes: {
        closures: [
          {
            id: 'cls-1',
            companyId: 'arena',
            fieldIds: ['norte'],
            reason: 'Chuva',
            reasonShown: true,
            when: { kind: 'once', start: rain.start, end: rain.end },
          },
        ],
        bookings: [
          {
            id: 'Ana',
            status: 'rained_out',
            rain: {
              at: AT,
              offers: ['new-time', 'credit'],
              until: '2026-12-20T22:00:00.000Z',
              paidCents: 10_000,
              chosen: null,
            },
          },
          { id: 'Bia', status: 'cancelled', cancellation: { by: 'company', reason: 'Choveu.' } },
        ],
      },
      notices: [
        { userId: 'user-Ana', kind: null, type: 'warning', actionText: 'Escolher' },
        { userId: 'user-Bia', kind: null, type: 'warning' },
      ],
    })
    expect(told.ok && told.notices[0]?.message).toMatch(
      /^Choveu na Arena: norte, .+\. Escolha até .+: outro horário, sem custo, ou crédito de R\$\s100,00\.$/,
    )
  })

  it('gives credit at once where the rules offer nothing else', () => {
    const ana = booking('Ana', { rules: { ...usualRules, rain: 'credit' } })
    expect(tellRain({ rain, choices: [choice('Ana', 'offer')] }, facts([ana]))).toMatchObject({
      changes: { bookings: [{ rain: { offers: ['credit'], chosen: { what: 'credit', at: AT } } }] },
      notices: [{ actionText: 'Ver reserva' }],
    })
  })

  it('takes the place of a racha in a booking that it cancels', () => {
    const racha = game({
      bookingId: 'Ana',
      start: '2026-11-20T22:30:00.000Z',
      end: '2026-11-20T23:30:00.000Z',
    })
    const around = { rachasIn: () => [racha] }
    const told = tellRain({ rain, choices: [choice('Ana', 'cancel')] }, facts([booking('Ana')], around))
    expect(told).toMatchObject({
      changes: { rachas: [{ id: 'game', bookingId: null }] },
      notices: [{ userId: 'olga' }, { userId: 'user-Ana' }],
    })
  })

  it('closes nothing once it is over, nor twice', () => {
    const kept = { rain, choices: [choice('Ana', 'cancel')] }
    const over = { ...rain, end: AT }
    expect(tellRain({ ...kept, rain: over }, facts([booking('Ana')]))).toMatchObject({
      changes: { closures: [] },
    })
    const when = { kind: 'once' as const, start: rain.start, end: rain.end }
    const same = {
      id: 'cls-0',
      companyId: 'arena',
      fieldIds: ['norte'],
      reason: 'Obra',
      reasonShown: false,
      when,
    }
    expect(tellRain(kept, facts([booking('Ana')], { closures: [same] }))).toMatchObject({
      changes: { closures: [] },
    })
    const other = { ...same, fieldIds: ['sul'] }
    expect(tellRain(kept, facts([], { closures: [other] }))).toMatchObject({
      changes: { closures: [{ id: 'cls-1' }] },
    })
    const nothing = { rain: over, choices: [choice('Ana', 'keep')] }
    expect(tellRain(nothing, facts([booking('Ana')]))).toMatchObject({ ok: false, code: 'conflict' })
  })

  it('is refused whole where a booking came meanwhile, or gets what its rules do not give', () => {
    const bookings = [booking('Ana'), booking('Bia', { rules: usualRules })]
    const refused = (choices: ReturnType<typeof choice>[]) => tellRain({ rain, choices }, facts(bookings))
    expect(refused([choice('Ana', 'cancel')])).toMatchObject({ ok: false, code: 'stale' })
    expect(refused([choice('Ana', 'offer'), choice('Bia', 'offer')])).toMatchObject({
      ok: false,
      code: 'invalid',
      field: 'choices.1.action',
    })
  })

  it('is refused on covered fields and those of others, and two days later', () => {
    const judged = (changes: Partial<typeof rain>) => refuseRain({ ...rain, ...changes }, facts([]))
    expect(judged({})).toBeNull()
    expect(judged({ fieldIds: ['norte', 'ginásio'] })).toMatchObject({ field: 'rain.fieldIds' })
    expect(judged({ fieldIds: ['alheio'] })).toMatchObject({ field: 'rain.fieldIds' })
    expect(judged({ start: '2026-11-18T21:00:00.000Z' })).toMatchObject({ field: 'rain.start' })
    expect(tellRain({ rain: { ...rain, fieldIds: ['alheio'] }, choices: [] }, facts([]))).toMatchObject({
      ok: false,
    })
  })
})

describe('what an athlete chooses after a rain (rules 1 and 5)', () => {
  const offered = {
    at: AT,
    offers: ['new-time' as const, 'credit' as const],
    until: '2026-12-20T22:00:00.000Z',
    paidCents: 10_000,
    chosen: null,
  }
  const rained = booking('Ana', { status: 'rained_out', rain: offered, confirmedAt: null })
  const choosing = { ok: true as const, rain: offered }
  const field = { id: 'norte', companyId: 'arena', sports: ['society' as const] }
  const { start } = { start: '2026-11-24T22:00:00.000Z' }
  const newTime = (given: Partial<NewTimeFacts> = {}) =>
    takeNewTime(rained, choosing, {
      ...facts([rained]),
      start,
      field,
      own: field,
      schedule: scheduleWith({ now: AT }),
      ...given,
    })

  it('is taken once, until its day, and of what the rules offer', () => {
    expect(mayChoose(rained, 'credit', AT)).toEqual(choosing)
    const chosen = { ...offered, chosen: { what: 'credit' as const, at: AT } }
    expect(mayChoose({ ...rained, rain: chosen }, 'credit', AT)).toMatchObject({
      code: 'conflict',
      message: 'Você já escolheu o que fazer com essa reserva.',
    })
    expect(mayChoose(rained, 'credit', offered.until)).toMatchObject({
      message: 'O prazo para escolher acabou, e o que foi pago virou crédito.',
    })
    expect(mayChoose(booking('Ana'), 'credit', AT)).toMatchObject({
      message: 'Essa reserva não espera nenhuma escolha.',
    })
    const alone = { ...rained, rain: { ...offered, offers: ['credit' as const] } }
    expect(mayChoose(alone, 'new-time', AT)).toMatchObject({ code: 'invalid', field: 'what' })
  })

  it('is credit, of which nobody is told', () => {
    expect(takeCredit(rained, choosing, AT)).toEqual({
      ok: true,
      changes: {
        bookings: [{ ...rained, rain: { ...offered, chosen: { what: 'credit', at: AT } } }],
        rachas: [],
      },
      notices: [],
    })
  })

  it('is another time of the same length, with its racha, and the arena is told', () => {
    const racha = game({ bookingId: 'Ana' })
    expect(newTime({ rachasIn: () => [racha] })).toMatchObject({
      ok: true,
      changes: {
        bookings: [
          {
            id: 'Ana',
            status: 'confirmed',
            confirmedAt: AT,
            start,
            end: '2026-11-24T23:00:00.000Z',
            priceCents: 10_000,
            rain: { chosen: { what: 'new-time', at: AT } },
          },
        ],
        rachas: [{ id: 'game', start, place: 'norte, Arena' }],
      },
      notices: [
        { userId: 'olga' },
        {
          userId: 'dono',
          kind: 'new-bookings',
          message: 'Ana marcou outro horário por causa da chuva: norte, 24/11 às 19h.',
        },
      ],
    })
    expect(newTimeOf(rained, '2026-11-24T19:00:00-03:00')).toEqual({ start, end: '2026-11-24T23:00:00.000Z' })
  })

  it('keeps the instant at which it was confirmed first', () => {
    const confirmedAt = '2026-11-19T10:00:00.000Z'
    const given = { ...facts([rained]), start, field, own: field, schedule: scheduleWith({ now: AT }) }
    const moved = takeNewTime({ ...rained, confirmedAt }, choosing, given)
    expect(moved.ok && moved.changes.bookings[0].confirmedAt).toBe(confirmedAt)
  })

  it('is refused on a field for another sport, and at a time that is not free', () => {
    const other = { ...field, id: 'areia', sports: ['volleyball' as never] }
    expect(newTime({ field: other })).toMatchObject({ ok: false, code: 'invalid', field: 'fieldId' })
    expect(newTime({ own: undefined })).toMatchObject({ ok: false, field: 'fieldId' })
    expect(newTime({ start: '2026-11-24T05:00:00.000Z' })).toMatchObject({
      ok: false,
      code: 'slot_closed',
      field: 'start',
      reason: 'closed',
    })
  })
})
