import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import type { ClosureOutcome } from '@campo-livre/domain/closures/outcome.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'

const mock = testBackend()

/** Saturday evening at the arena of the tiny seed, from 19:00 to 22:00: Ana has booked from 20:00 to 21:00. */
const closure = {
  fieldIds: null as string[] | null,
  reason: 'Torneio da casa',
  reasonShown: true,
  when: { kind: 'once', start: '2026-11-21T22:00:00.000Z', end: '2026-11-22T01:00:00.000Z' },
}
const preview = async (rest: object = {}) =>
  mock.ask('POST /company/closures/preview', { as: 'dono', body: { closure: { ...closure, ...rest } } })
const create = async (choices: object[], rest: object = {}, key = 'k1') =>
  mock.ask('POST /company/closures', { as: 'dono', key, body: { closure: { ...closure, ...rest }, choices } })
const made = ({ body }: Awaited<ReturnType<typeof create>>) =>
  body.data as { closure: ClosureRow; outcome: ClosureOutcome }
const booking = (id: string) => mock.server.db.bookings.find(id)
const noticesOf = (userId: string) =>
  mock.server.db.notifications.by('userId', userId).map(({ message }) => message)

/** All rows that a closure may change. */
const state = () => {
  const { closures, bookings, notifications, rachas } = mock.server.db
  return JSON.stringify([closures.all(), bookings.all(), notifications.all(), rachas.all()])
}

describe('a preview', () => {
  it('tells the bookings in the way and what was paid; where only other hours are free the arena chooses (H1)', async () => {
    const { body } = await preview()
    expect(body.data as ClosurePreview).toEqual({
      timeZone: 'America/Sao_Paulo',
      bookings: [
        {
          id: 'paid',
          code: 'RSV-PAID',
          customerName: 'Ana Lima',
          customerPhone: null,
          fieldId: 'society',
          fieldName: 'Campo 1',
          start: '2026-11-21T23:00:00.000Z',
          end: '2026-11-22T00:00:00.000Z',
          priceCents: 15_000,
          paidCents: 15_000,
          nearest: null,
        },
      ],
    })
    expect((await preview({ fieldIds: ['futsal'] })).body.data).toMatchObject({ bookings: [] })
  })

  it('suggests the same hour on a field of the same kind (H1)', async () => {
    await mock.server.db.fields.insert(tinyField('gemeo', { name: 'Campo 2' }))
    const { body } = await preview({ fieldIds: ['society'] })
    expect((body.data as ClosurePreview).bookings[0]?.nearest).toEqual({
      fieldId: 'gemeo',
      fieldName: 'Campo 2',
      start: '2026-11-21T23:00:00.000Z',
      end: '2026-11-22T00:00:00.000Z',
    })
  })

  it('changes nothing', async () => {
    const before = state()
    await preview()
    expect(state()).toBe(before)
  })

  it('is refused for another arena’s field, and for a time that has passed', async () => {
    expect((await preview({ fieldIds: ['society', 'areia'] })).body.errors).toHaveProperty([
      'closure.fieldIds',
    ])
    const past = { ...closure.when, start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' }
    expect((await preview({ when: past })).body.errors).toHaveProperty(['closure.when.end'])
  })
})

describe('a closure', () => {
  it('moves a booking at its price, with its racha, and tells its athlete why', async () => {
    const start = '2026-11-21T21:00:00.000Z'
    const done = await create([{ bookingId: 'paid', action: 'move', fieldId: 'futsal', start }])
    expect(done.status).toBe(201)
    expect(made(done).outcome).toEqual({ kept: 0, moved: 1, cancelled: 0, refundCents: 0 })
    const end = '2026-11-21T22:00:00.000Z'
    expect(booking('paid')).toMatchObject({
      fieldId: 'futsal',
      start,
      end,
      priceCents: 15_000,
      status: 'confirmed',
    })
    expect(mock.server.db.rachas.find('racha')).toMatchObject({
      start,
      end,
      place: 'Ginásio, Arena Paulista',
    })
    expect(noticesOf('ana').at(-1)).toBe(
      'Arena Paulista mudou sua reserva: Campo 1, 21/11 às 20h, passa para Ginásio, 21/11 às 18h. Motivo: Torneio da casa. O preço continua o mesmo.',
    )
  })

  it('cancels a booking and gives all back, whatever the policy (rule 5)', async () => {
    const cancellationPolicy = { fullRefundHours: 72, lateRefundPercent: 0 }
    await mock.server.db.bookings.update('paid', { rules: { ...usualRules, cancellationPolicy } })
    const done = await create([{ bookingId: 'paid', action: 'cancel' }], { reasonShown: false })
    expect(made(done).outcome).toMatchObject({ cancelled: 1, refundCents: 15_000 })
    expect(booking('paid')).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'company', reason: 'O campo estará fechado nesse horário.', refundCents: 15_000 },
      payment: { status: 'refunded', refundedCents: 15_000 },
    })
    expect(noticesOf('ana').at(-1)).toContain('Arena Paulista cancelou sua reserva')
    expect(noticesOf('ana').at(-1)).not.toContain('Torneio')
  })

  it('keeps a booking, and takes no other one in its time', async () => {
    await create([{ bookingId: 'paid', action: 'keep' }])
    expect(booking('paid')).toMatchObject({ start: '2026-11-21T23:00:00.000Z', status: 'confirmed' })
    const body = { fieldId: 'futsal', start: '2026-11-22T00:00:00Z', end: '2026-11-22T01:00:00Z' }
    expect((await mock.ask('POST /bookings', { as: 'bia', body })).body.code).toBe('slot_blocked')
  })

  it('is made once for the same key', async () => {
    const first = await create([{ bookingId: 'paid', action: 'cancel' }])
    const again = await create([{ bookingId: 'paid', action: 'cancel' }])
    expect(again.body).toEqual(first.body)
    expect(mock.server.db.closures.all()).toHaveLength(1)
    expect(noticesOf('ana').filter((message) => message.includes('cancelou'))).toHaveLength(1)
  })
})

describe('nothing is changed', () => {
  const another = tinyBooking({
    id: 'new',
    code: 'RSV-NEW2',
    athleteId: 'bia',
    fieldId: 'futsal',
    start: '2026-11-21T22:00:00.000Z',
    end: '2026-11-21T23:00:00.000Z',
  })

  it('while a booking has no choice, as one that came meanwhile: the new preview is told', async () => {
    await mock.server.db.bookings.insert(another)
    const before = state()
    const refused = await create([{ bookingId: 'paid', action: 'cancel' }])
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((refused.body.data as ClosurePreview).bookings.map(({ id }) => id)).toEqual(['new', 'paid'])
    expect(state()).toBe(before)
  })

  it('when one of them cannot move: not to a time that has gone, nor where the field is closed', async () => {
    await mock.server.db.bookings.insert(another)
    const before = state()
    const choose = (start: string) =>
      create([
        { bookingId: 'new', action: 'cancel' },
        { bookingId: 'paid', action: 'move', fieldId: 'society', start },
      ])
    await mock.server.db.bookings.insert(
      tinyBooking({
        id: 'there',
        code: 'RSV-THER',
        start: '2026-11-21T20:00:00.000Z',
        end: '2026-11-21T21:00:00.000Z',
      }),
    )
    const now = state()
    expect(await choose('2026-11-21T20:00:00.000Z')).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await choose('2026-11-22T00:00:00.000Z')).toMatchObject({
      status: 422,
      body: { errors: { 'choices.1.start': ['O campo estará fechado nesse horário.'] } },
    })
    expect(state()).toBe(now)
    expect(now).not.toBe(before)
  })

  it('when two bookings would move to the same time', async () => {
    await mock.server.db.bookings.insert(another)
    const before = state()
    const to = { action: 'move', fieldId: 'society', start: '2026-11-21T20:00:00.000Z' }
    const refused = await create([
      { ...to, bookingId: 'new' },
      { ...to, bookingId: 'paid' },
    ])
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(state()).toBe(before)
  })
})

describe('a weekly closure', () => {
  const weekly = {
    when: {
      kind: 'weekly',
      weekdays: [1],
      fromMinute: 480,
      toMinute: 720,
      since: '2026-11-20',
      until: '2026-12-20',
    },
  }

  it('is listed with the others, the next one first, and told in words', async () => {
    await create([], weekly)
    await create([{ bookingId: 'paid', action: 'keep' }], { fieldIds: ['futsal', 'society'] }, 'k2')
    const { body } = await mock.ask('GET /company/closures', { as: 'dono' })
    expect((body.data as ClosureRow[]).map(({ fields, times, status }) => [fields, times, status])).toEqual([
      ['Campo 1 e Ginásio', 'Sáb, 21/11, das 19h às 22h', 'ahead'],
      ['Toda a arena', 'Toda segunda, das 8h às 12h, até 20/12', 'ahead'],
    ])
    expect((await mock.ask('GET /company/closures', { as: 'dona' })).body.data).toEqual([])
  })

  it('ends earlier, never later, and can be removed', async () => {
    const { id } = made(await create([], weekly)).closure
    const end = (until: string) =>
      mock.ask(`PUT /company/closures/${id}/end`, { as: 'dono', body: { until } })
    expect((await end('2026-12-21')).body.errors).toHaveProperty('until')
    expect((await end('2026-11-30')).body.data).toMatchObject({ until: '2026-11-30' })
    expect((await mock.ask(`DELETE /company/closures/${id}`, { as: 'dono' })).status).toBe(200)
    expect(mock.server.db.closures.all()).toEqual([])
  })
})
