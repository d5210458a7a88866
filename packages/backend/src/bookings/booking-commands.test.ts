import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type {
  BookingAnswer,
  BookingRefusalData,
  Customer,
} from '@campo-livre/domain/bookings/company-booking.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'

const answerOf = (data: unknown) => data as BookingAnswer
const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
let ids = 0
beforeEach(() => {
  ids = 0
})

const field = () => db().fields.by('companyId', 'paulista')[0]?.id ?? ''
/** Returns a whole hour so many hours after tomorrow 12h in the zone of the arena. */
const hourAt = (hours: number) => {
  const noon = `${new Date(Date.parse(NOW) + 86_400_000).toISOString().slice(0, 10)}T15:00:00.000Z`
  return new Date(Date.parse(noon) + hours * 3_600_000).toISOString()
}
const give = (body: object, as = 'dono') =>
  ask('POST /company/bookings/commands', { as, body: { id: `cmd-${++ids}`, ...body } })
const book = (bookingId: string, from: number, more: object = {}) =>
  give({
    type: 'book',
    customer: { kind: 'walk_in', name: 'Seu Jorge', phone: '85 90123-4567' },
    times: [{ bookingId, fieldId: field(), start: hourAt(from), end: hourAt(from + 1) }],
    priceCents: null,
    priceReason: null,
    note: 'Paga no fim do mês',
    ...more,
  })

describe('bookings at the counter, by calls (H2)', () => {
  it('are made, found by the arena with their note, and counted once', async () => {
    const made = await book('a', 0, { id: 'same' })
    expect([made.status, answerOf(made.body.data).bookings[0]?.customerPhone]).toEqual([200, '5585901234567'])
    const again = await book('a', 0, { id: 'same' })
    expect([again.status, answerOf(again.body.data).bookings.length]).toEqual([200, 1])
    const seen = await ask('GET /company/bookings/a', { as: 'dono' })
    expect(seen.body.data).toMatchObject({ counter: { note: 'Paga no fim do mês' }, tab: null })
    const other = await book('b', 0, { id: 'same' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('are refused where somebody plays, with the nearest free times', async () => {
    await book('a', 0)
    const { status, body } = await book('b', 0)
    expect([status, body.code]).toEqual([409, 'slot_taken'])
    expect((body.data as BookingRefusalData).alternatives?.length).toBeGreaterThan(0)
    expect(db().bookings.find('b')).toBeUndefined()
  })

  it('are counted by the till and the finances once, and given back by cancelling', async () => {
    await ask('POST /company/tills', { as: 'dono', body: { floatCents: 0 } })
    const { body } = await book('a', 0)
    const priceCents = answerOf(body.data).bookings[0]?.priceCents ?? 0
    await give({
      type: 'pay',
      bookingId: 'a',
      paymentId: 'taken-at-a',
      method: 'cash',
      amountCents: priceCents,
      receivedCents: null,
    })
    const income = async () => {
      const { body: list } = await ask('GET /company/financial?perPage=100', { as: 'dono' })
      return (list.data as Entry[])
        .filter((entry) => entry.id.startsWith('taken-at-a'))
        .map(({ amountCents }) => amountCents)
        .toSorted((a, b) => a - b)
    }
    expect(await income()).toEqual([priceCents])
    await give({ type: 'cancel', bookingId: 'a', reason: 'Choveu' })
    expect(await income()).toEqual([-priceCents, priceCents])
  })

  it('a Pix at the counter confirms by itself', async () => {
    await book('a', 0)
    const { body } = await give({
      type: 'pay',
      bookingId: 'a',
      paymentId: 'taken-at-a',
      method: 'pix',
      amountCents: 1000,
      receivedCents: null,
    })
    expect(answerOf(body.data).bookings[0]?.counter.pendingPix[0]?.pixCode).toMatch(/^0002/)
    expect((await ask('POST /__mock/pix/taken-at-a/pay')).status).toBe(200)
    expect(db().bookings.find('a')?.counter?.payments).toMatchObject([{ method: 'pix', amountCents: 1000 }])
  })
})

describe('the athlete (H2)', () => {
  const own = () =>
    db().bookings.where(
      ({ athleteId, companyId, status, start }) =>
        athleteId === 'ana' &&
        companyId === 'paulista' &&
        status === 'confirmed' &&
        Date.parse(start) > Date.parse(NOW),
    )[0]
  const bell = () =>
    db()
      .notifications.by('userId', 'ana')
      .filter(({ readAt, message }) => readAt === null && message.includes('mudou sua reserva'))

  it('never reads the note, and is told of moves once', async () => {
    const { body } = await book('a', 0, { customer: { kind: 'athlete', athleteId: 'ana' } })
    expect(answerOf(body.data).bookings[0]?.athleteId).toBe('ana')
    await give({
      type: 'move',
      bookingId: 'a',
      fieldId: field(),
      start: hourAt(1),
      end: hourAt(2),
      price: 'rules',
    })
    await give({
      type: 'move',
      bookingId: 'a',
      fieldId: field(),
      start: hourAt(2),
      end: hourAt(3),
      price: 'rules',
    })
    expect(bell()).toHaveLength(1)
    const seen = await ask('GET /bookings/a', { as: 'ana' })
    expect(JSON.stringify(seen.body)).not.toContain('fim do mês')
    expect((seen.body.data as BookingDetail).changes?.map(({ kind }) => kind)).toEqual(['moved', 'moved'])
    await give({ type: 'undo', commandId: 'cmd-3' })
    // They knew the hour of the booking, and not yet the one between.
    expect(bell().map(({ moved }) => moved?.from.start)).toEqual([hourAt(0)])
    await give({
      type: 'move',
      bookingId: 'a',
      fieldId: field(),
      start: hourAt(0),
      end: hourAt(1),
      price: 'rules',
    })
    expect(bell()).toHaveLength(0)
    expect(own()).toBeDefined()
  })

  it('is found by name among those who were here, and by a whole phone or e-mail alone otherwise', async () => {
    await book('a', 0)
    const find = async (q: string) =>
      (
        (await ask(`GET /company/customers?q=${encodeURIComponent(q)}`, { as: 'dono' })).body
          .data as Customer[]
      ).map(({ name }) => name)
    expect(await find('jorge')).toEqual(['Seu Jorge'])
    const stranger = db()
      .users.where(({ profile }) => profile.name === 'athlete')
      .find(
        ({ id }) =>
          db().bookings.where((each) => each.athleteId === id && each.companyId === 'paulista').length === 0,
      )
    if (stranger) {
      expect(await find(stranger.name)).not.toContain(stranger.name)
      expect(await find(stranger.email)).toContain(stranger.name)
    }
  })
})

it('is nobody else’s (H2)', async () => {
  await book('a', 0)
  expect((await ask('GET /company/bookings/a', { as: 'dona' })).status).toBe(404)
  expect((await give({ type: 'note', bookingId: 'a', note: 'x' }, 'dona')).status).toBe(404)
  expect((await give({ type: 'note', bookingId: 'a', note: 'x' }, 'ana')).status).toBe(403)
})
