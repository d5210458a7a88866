import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { type RainOffer, usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { RainOutcome } from '@campo-livre/domain/rain/rain-outcome.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'

const mock = testBackend()

/** Saturday from 19:30 to 21:30 at Campo 1, which is not covered: Ana has booked from 20:00 to 21:00. */
const rain = {
  fieldIds: ['society'],
  start: '2026-11-21T22:30:00.000Z',
  end: '2026-11-22T00:30:00.000Z',
}
const preview = (rest: object = {}) =>
  mock.ask('POST /company/rain/preview', { as: 'dono', body: { rain: { ...rain, ...rest } } })
const tell = (choices: object[], rest: object = {}) =>
  mock.ask('POST /company/rain', { as: 'dono', body: { rain: { ...rain, ...rest }, choices } })
const made = ({ body }: Awaited<ReturnType<typeof tell>>) =>
  body.data as { closure: ClosureRow | null; outcome: RainOutcome }
const rows = ({ body }: Awaited<ReturnType<typeof preview>>) => (body.data as RainPreview).bookings
const booking = (id: string) => mock.server.db.bookings.find(id)
const noticesOf = (userId: string) =>
  mock.server.db.notifications.by('userId', userId).map(({ message }) => message.replaceAll('\u00a0', ' '))
const promise = (rule: RainOffer) =>
  mock.server.db.bookings.update('paid', { rules: { ...usualRules, rain: rule } })
const state = () => {
  const { closures, bookings, notifications } = mock.server.db
  return JSON.stringify([closures.all(), bookings.all(), notifications.all()])
}

describe('a preview of a rain', () => {
  it('tells what each booking gets by its own rules, whatever the arena’s are now (H1, rule 5)', async () => {
    await promise('either')
    expect((await preview()).body.data as RainPreview).toEqual({
      timeZone: 'America/Sao_Paulo',
      closes: true,
      bookings: [
        {
          id: 'paid',
          code: 'RSV-PAID',
          customerName: 'Ana Lima',
          customerPhone: null,
          fieldName: 'Campo 1',
          start: '2026-11-21T23:00:00.000Z',
          end: '2026-11-22T00:00:00.000Z',
          paidCents: 15_000,
          remedy: 'offers',
          offers: ['new-time', 'credit'],
        },
      ],
    })
    await promise('none')
    expect(rows(await preview())).toMatchObject([{ remedy: 'nothing', offers: [] }])
  })

  it('tells those that were told too late, and changes nothing', async () => {
    const { db } = mock.server
    await db.bookings.insert(
      tinyBooking({
        id: 'today',
        code: 'RSV-TDAY',
        start: '2026-11-20T11:00:00.000Z',
        end: '2026-11-20T12:00:00.000Z',
      }),
    )
    const before = state()
    const past = await preview({ start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T12:30:00.000Z' })
    expect(past.body.data as RainPreview).toMatchObject({ closes: false, bookings: [{ id: 'today' }] })
    expect(state()).toBe(before)
  })

  it('is refused on a covered field, on another arena’s, and before yesterday', async () => {
    for (const fieldIds of [['society', 'futsal'], ['areia'], ['nowhere']])
      expect((await preview({ fieldIds })).body.errors).toHaveProperty(['rain.fieldIds'])
    const { body } = await preview({ start: '2026-11-18T20:00:00Z', end: '2026-11-18T21:00:00Z' })
    expect(body.errors).toHaveProperty(['rain.start'])
  })
})

describe('a rain', () => {
  it('frees the time, closes what is left of it, and lets the athlete choose', async () => {
    await promise('either')
    const done = await tell([{ bookingId: 'paid', action: 'offer' }])
    expect(done.status).toBe(201)
    expect(made(done)).toMatchObject({
      closure: { reason: 'Chuva', reasonShown: true, status: 'ahead' },
      outcome: { choosing: 1, credited: 0, kept: 0, cancelled: 0 },
    })
    expect(booking('paid')).toMatchObject({
      status: 'rained_out',
      payment: { status: 'paid', refundedCents: 0 },
      rain: {
        at: NOW,
        offers: ['new-time', 'credit'],
        until: '2026-12-20T13:00:00.000Z',
        paidCents: 15_000,
        chosen: null,
      },
    })
    expect(noticesOf('ana')).toContainEqual(
      'Choveu na Arena Paulista: Campo 1, 21/11 às 20h. Escolha até dom, 20/12, às 10h: outro horário, sem custo, ou crédito de R$ 150,00.',
    )
  })

  it('gives credit at once where the rules offer nothing else', async () => {
    await promise('credit')
    const { outcome } = made(await tell([{ bookingId: 'paid', action: 'offer' }]))
    expect(outcome).toMatchObject({ choosing: 0, credited: 1, creditCents: 15_000 })
    const { body } = await mock.ask('GET /bookings/paid', { as: 'ana' })
    expect(body.data).toMatchObject({
      status: 'rained_out',
      creditLeftCents: 15_000,
      rain: { chosen: { what: 'credit', at: NOW } },
    })
  })

  it('leaves a booking whose rules promise nothing, or cancels it with all the money', async () => {
    const kept = made(await tell([{ bookingId: 'paid', action: 'keep' }]))
    expect(kept.outcome).toMatchObject({ kept: 1 })
    expect(booking('paid')).toMatchObject({ status: 'confirmed' })
    const cancelled = made(await tell([{ bookingId: 'paid', action: 'cancel' }]))
    expect(cancelled).toMatchObject({ closure: null, outcome: { cancelled: 1, refundCents: 15_000 } })
    expect(booking('paid')).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'company', reason: 'Choveu.', refundCents: 15_000 },
    })
  })

  it('gives nothing that the rules of a booking do not', async () => {
    const before = state()
    const { body } = await tell([{ bookingId: 'paid', action: 'offer' }])
    expect(body.errors).toHaveProperty(['choices.0.action'])
    expect(state()).toBe(before)
  })

  it('does nothing at all while a booking has no choice, and tells which there are', async () => {
    const before = state()
    const { status, body } = await tell([])
    expect([status, body.code]).toEqual([409, 'stale'])
    expect((body.data as RainPreview).bookings).toMatchObject([{ id: 'paid' }])
    expect(state()).toBe(before)
  })

  it('gives back the rest, too, that was paid at the venue', async () => {
    const balance = { ...tinyBooking().payment, id: 'rest', method: 'venue' as const, amountCents: 9_000 }
    await mock.server.db.bookings.update('paid', { balance: { ...balance } as never })
    const { outcome } = made(await tell([{ bookingId: 'paid', action: 'cancel' }]))
    expect(outcome.refundCents).toBe(24_000)
    expect(booking('paid')).toMatchObject({
      cancellation: { refundCents: 24_000 },
      payment: { refundedCents: 15_000 },
      balance: { status: 'refunded', refundedCents: 9_000 },
    })
  })

  it('is not said twice, nor where nothing would change', async () => {
    await promise('either')
    await tell([{ bookingId: 'paid', action: 'offer' }])
    expect((await tell([])).body.code).toBe('conflict')
    const past = { start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T12:30:00.000Z' }
    expect((await tell([], past)).body.code).toBe('conflict')
  })
})
