import { bookingDetailSchema, type BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { expect, test } from 'vitest'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

const cancel = (id: string, as: string, reason?: string | null, key?: string) =>
  ask(`POST /bookings/${id}/cancel`, {
    as,
    body: reason === undefined ? {} : { reason },
    ...(key ? { key } : {}),
  })
const advance = (advanceMinutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes } })
const ids = (body: { data: BookingDetail[] }) => body.data.map(({ id }) => id)
const messages = (userId: string) =>
  backend.server.db.notifications.by('userId', userId).map(({ message }) => message)

test('gives everything back to an athlete who cancels in time, and tells both sides', async () => {
  const { status, body } = await cancel('paid', 'ana', 'Choveu')
  expect(status).toBe(200)
  expect(body.message).toMatch(/^Reserva cancelada\. R\$\s150,00 de volta por Pix, em até 1 dia útil\.$/)
  expect(bookingDetailSchema.parse(body.data)).toMatchObject({
    status: 'cancelled',
    cancellation: { at: '2026-11-20T13:00:00.000Z', by: 'athlete', reason: 'Choveu', refundCents: 15_000 },
    payment: { status: 'refunded', refundedCents: 15_000 },
  })
  expect(messages('ana').at(-1)).toMatch(
    /^Sua reserva foi cancelada: Campo 1, 21\/11 às 20h\. Você recebe R\$\s150,00 de volta por Pix, em até 1 dia útil\.$/,
  )
  expect(messages('dono')).toEqual(['Ana Lima cancelou: Campo 1, 21/11 às 20h. Motivo: Choveu'])
})

test('gives credit instead where the athlete prefers it, which pays the next booking there, once (rule 5)', async () => {
  const askFor = (as: string, id = 'paid') =>
    ask(`POST /bookings/${id}/cancel`, { as, body: { refundAs: 'credit', reason: 'Não dá' } })
  const byCompany = await askFor('dono')
  expect([byCompany.status, Object.keys(byCompany.body.errors)]).toEqual([422, ['refundAs']])
  const { body } = await askFor('ana')
  expect(body.message).toMatch(/^Reserva cancelada\. R\$\s150,00 de crédito na arena\.$/)
  expect(bookingDetailSchema.parse(body.data)).toMatchObject({
    status: 'cancelled',
    cancellation: { refundCents: 0, creditCents: 15_000 },
    payment: { status: 'paid', refundedCents: 0 },
    creditLeftCents: 15_000,
  })
  expect(messages('ana').at(-1)).toMatch(/R\$\s150,00 voltam como crédito na arena\.$/)
  expect((await askFor('ana')).status).toBe(409)
  const wish = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }
  const held = bookingDetailSchema.parse((await ask('POST /bookings', { as: 'ana', body: wish })).body.data)
  await ask(`POST /bookings/${held.id}/payment`, { as: 'ana', body: { method: 'pix' } })
  const after = bookingDetailSchema.parse((await ask('GET /bookings/paid', { as: 'ana' })).body.data)
  expect(after.creditLeftCents ?? 0).toBe(15_000 - Math.min(15_000, held.priceCents))
})

test('gives back what the policy says after that, and nothing once it has begun', async () => {
  await advance(11 * 60)
  expect((await cancel('paid', 'ana')).body.data).toMatchObject({ cancellation: { refundCents: 7500 } })
  expect((await cancel('of-bia', 'bia')).status).toBe(200)
  const late = await cancel('played', 'ana')
  expect([late.status, late.body.message]).toEqual([
    409,
    'Essa reserva já começou e não pode mais ser cancelada.',
  ])
})

test('gives everything back when the company cancels, which has to say why', async () => {
  const without = await cancel('paid', 'dono', '  ')
  expect([without.status, without.body.errors]).toEqual([422, { reason: ['Diga o motivo do cancelamento.'] }])
  await advance(30 * 60)
  const { body } = await cancel('paid', 'dono', 'Vazamento no gramado.')
  expect(body.data).toMatchObject({ cancellation: { by: 'company', refundCents: 15_000 } })
  expect(messages('ana').at(-1)).toMatch(
    /^Arena Paulista cancelou sua reserva: Campo 1, 21\/11 às 20h\. Motivo: Vazamento no gramado\. Você recebe/,
  )
})

test('refunds once for one Idempotency-Key, and refuses a second cancellation', async () => {
  const first = await cancel('paid', 'ana', null, 'k')
  expect((await cancel('paid', 'ana', null, 'k')).body).toEqual(first.body)
  const again = await cancel('paid', 'ana')
  expect([again.status, again.body.message]).toEqual([409, 'Essa reserva já foi cancelada.'])
})

test('lets a hold go without a word to the company', async () => {
  const body = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }
  const held = bookingDetailSchema.parse((await ask('POST /bookings', { as: 'ana', body })).body.data)
  expect((await cancel(held.id, 'ana')).body).toMatchObject({
    message: 'Reserva cancelada.',
    data: { payment: null },
  })
  expect(messages('dono')).toEqual([])
  expect((await ask('POST /bookings', { as: 'bia', body })).status).toBe(201)
})

test('shows and cancels for its athlete and its company only: 404 for anybody else’s', async () => {
  expect((await ask('GET /bookings/paid', { as: 'dono' })).status).toBe(200)
  for (const as of ['bia', 'dona']) {
    expect((await ask('GET /bookings/paid', { as })).status).toBe(404)
    expect((await cancel('paid', as, 'x')).status).toBe(404)
  }
  expect((await ask('GET /bookings/paid', { as: 'ana' })).body.data).toMatchObject({ status: 'confirmed' })
})

test('lists the athlete’s coming bookings, what has to be paid before the soonest, and the past ones latest first', async () => {
  await backend.server.db.bookings.insert(
    tinyBooking({
      id: 'later',
      code: 'RSV-LATE',
      start: '2026-11-28T23:00:00.000Z',
      end: '2026-11-29T00:00:00.000Z',
    }),
  )
  await backend.server.db.bookings.insert(
    tinyBooking({
      id: 'gone',
      code: 'RSV-GONE',
      status: 'cancelled',
      start: '2026-11-27T23:00:00.000Z',
      end: '2026-11-28T00:00:00.000Z',
    }),
  )
  const list = async (query: string) => ids((await ask(`GET /bookings${query}`, { as: 'ana' })).body)
  expect(await list('?when=upcoming')).toEqual(['paid', 'later'])
  expect(await list('?when=past')).toEqual(['gone', 'played'])
  expect(await list('')).toEqual(['later', 'gone', 'paid', 'played'])
  expect(await list('?status=completed')).toEqual(['played'])
  expect(await list('?when=past&perPage=1&page=2')).toEqual(['played'])
  const wish = { fieldId: 'society', start: '2026-11-29T20:00:00Z', end: '2026-11-29T21:00:00Z' }
  const held = bookingDetailSchema.parse((await ask('POST /bookings', { as: 'ana', body: wish })).body.data)
  expect(await list('?when=upcoming')).toEqual([held.id, 'paid', 'later'])
  expect(await list('?when=upcoming&perPage=1&page=2')).toEqual(['paid'])
  await advance(16)
  expect(await list('?when=upcoming')).toEqual(['paid', 'later'])
  expect((await ask('GET /bookings?when=now', { as: 'ana' })).status).toBe(422)
})

test('lists the company’s own bookings by its local day, field and state', async () => {
  const list = async (query = '', as = 'dono') =>
    ids((await ask(`GET /company/bookings${query}`, { as })).body)
  expect(await list()).toEqual(['of-bia', 'paid', 'played'])
  expect(await list('?date=2026-11-21')).toEqual(['paid'])
  expect(await list('?status=completed')).toEqual(['played'])
  expect(await list('?fieldId=futsal')).toEqual([])
  expect(await list('', 'dona')).toEqual([])
})

test('finds the company’s own bookings by code, name and phone in any notation, and orders them', async () => {
  const { bookings } = backend.server.db
  await bookings.update('paid', { customerName: 'Conceição Lima', customerPhone: '5585988887777' })
  const list = async (query: string, as = 'dono') =>
    ids((await ask(`GET /company/bookings?${new URLSearchParams(query)}`, { as })).body)
  const code = bookings.find('paid')?.code ?? ''
  for (const q of [code, code.toLowerCase(), code.replace('RSV-', ''), 'conceicao lima', '(85) 98888-7777'])
    expect(await list(`q=${q}`), q).toEqual(['paid'])
  expect(await list('q=+55 85 98888-7777')).toEqual(['paid'])
  expect(await list(`q=${code}`, 'dona')).toEqual([])
  expect(await list('q=conceicao&status=completed')).toEqual([])
  await bookings.update('of-bia', { customerName: 'Bia', priceCents: 1 })
  await bookings.update('played', { customerName: 'Átila', priceCents: 99 })
  expect(await list('sort=customerName')).toEqual(['played', 'of-bia', 'paid'])
  expect(await list('sort=-priceCents')).toEqual(['paid', 'played', 'of-bia'])
  expect(await list('sort=start')).toEqual(['played', 'paid', 'of-bia'])
  expect((await ask('GET /company/bookings?sort=payment', { as: 'dono' })).status).toBe(422)
})

test('lists on a day what runs into it from the evening before, and not what ends as it begins', async () => {
  const late = (id: string, end: string) =>
    backend.server.db.bookings.insert(
      tinyBooking({ id, code: `RSV-${id}`, start: '2026-11-22T02:00:00.000Z', end }),
    )
  await late('past-midnight', '2026-11-22T04:00:00.000Z')
  await late('to-midnight', '2026-11-22T03:00:00.000Z')
  const list = async (date: string) =>
    ids((await ask(`GET /company/bookings?date=${date}`, { as: 'dono' })).body)
  expect(await list('2026-11-21')).toEqual(['paid', 'past-midnight', 'to-midnight'])
  expect(await list('2026-11-22')).toEqual(['past-midnight', 'of-bia'])
  expect(await list('2026-11-23')).not.toContain('past-midnight')
})

test('lists for the company as still to come what is held or confirmed, and the rest as past', async () => {
  await cancel('paid', 'ana')
  const list = async (when: string) =>
    ids((await ask(`GET /company/bookings?when=${when}`, { as: 'dono' })).body)
  expect(await list('upcoming')).toEqual(['of-bia'])
  expect(await list('past')).toEqual(['paid', 'played'])
})
