import { bookingDetailSchema, type BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

/** Returns an interval on Sunday at Campo 1; `from` and `to` are UTC hours. */
const wish = (from: number, to: number, fieldId = 'society') => {
  const at = (hour: number) => `2026-11-22T${hour}:00:00.000Z`
  return { fieldId, start: at(from), end: at(to) }
}
const soon = { start: '2026-11-21T20:00:00.000Z', end: '2026-11-21T21:00:00.000Z' }
const book = (body: unknown, as = 'ana', key?: string) =>
  ask('POST /bookings', { as, body, ...(key ? { key } : {}) })

test('holds a time for 15 minutes at the server’s price', async () => {
  const { status, body } = await book({ ...wish(20, 22), priceCents: 1, status: 'confirmed' })
  expect(status).toBe(201)
  expect(body.message).toBe('Horário reservado. Pague em até 15 minutos para confirmar.')
  expect(bookingDetailSchema.parse(body.data)).toMatchObject({
    code: expect.stringMatching(/^RSV-[2-9A-Z]{5}$/),
    status: 'awaiting_payment',
    athleteId: 'ana',
    customerName: 'Ana Lima',
    priceCents: 25_000,
    createdAt: '2026-11-20T13:00:00.000Z',
    holdExpiresAt: '2026-11-20T13:15:00.000Z',
    rules: usualRules,
    payment: null,
    balance: null,
    field: { name: 'Campo 1' },
    company: { name: 'Arena Paulista' },
  })
})

test('refuses a time that somebody holds, and names the three nearest free ones', async () => {
  await book(wish(20, 21), 'bia')
  const { status, body } = await book(wish(20, 21))
  expect(status).toBe(409)
  expect(body.errors).toEqual({ start: ['Alguém está reservando esse horário agora.'] })
  expect(body.data).toEqual({
    alternatives: [
      {
        day: '2026-11-22',
        start: '2026-11-22T19:00:00.000Z',
        end: '2026-11-22T20:00:00.000Z',
        priceCents: 10_000,
      },
      {
        day: '2026-11-22',
        start: '2026-11-22T21:00:00.000Z',
        end: '2026-11-22T22:00:00.000Z',
        priceCents: 15_000,
      },
      {
        day: '2026-11-22',
        start: '2026-11-22T18:00:00.000Z',
        end: '2026-11-22T19:00:00.000Z',
        priceCents: 10_000,
      },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/bia/i)
})

test.each([
  ['taken', wish(14, 15), 409, 'slot_taken', 'Esse horário acabou de ser reservado.'],
  [
    'past',
    { ...wish(11, 12), start: '2026-11-20T11:00:00Z', end: '2026-11-20T12:00:00Z' },
    422,
    'slot_past',
    'Esse horário já passou. Escolha outro.',
  ],
  ['closed', { ...wish(10, 11) }, 422, 'slot_closed', 'Esse horário está fora do funcionamento do campo.'],
  [
    'not whole slots',
    { ...wish(20, 21), end: '2026-11-22T20:30:00Z' },
    422,
    'slot_closed',
    'Esse horário está fora do funcionamento do campo.',
  ],
  ['backwards', wish(21, 20), 422, 'slot_closed', 'Esse horário está fora do funcionamento do campo.'],
  ['too long', wish(16, 20), 422, 'booking_too_long', 'Essa reserva é longa demais para o campo.'],
  [
    'beyond',
    { fieldId: 'society', start: '2027-03-01T20:00:00Z', end: '2027-03-01T21:00:00Z' },
    422,
    'slot_beyond_horizon',
    'Ainda não dá para reservar esse dia. Tente mais perto da data.',
  ],
  [
    'inactive',
    wish(20, 21, 'parado'),
    422,
    'field_inactive',
    'Esse campo não está recebendo reservas agora.',
  ],
])('refuses what is %s', async (_why, body, status, code, message) => {
  const refused = await book(body)
  expect(refused.status).toBe(status)
  expect(refused.body).toMatchObject({ code, message, errors: { start: [message] } })
})

test('refuses what begins sooner than the notice of the field, and says which', async () => {
  await backend.server.db.fields.update('society', { minNoticeMinutes: 2880 })
  const message = 'Reservas até 2 dias antes do início. Escolha um mais tarde.'
  const { status, body } = await book({ ...wish(20, 21), ...soon })
  expect([status, body.code, body.errors]).toEqual([422, 'slot_too_soon', { start: [message] }])
  expect((await book(wish(20, 21))).status).toBe(201)
})

test('says of an own booking that it is the athlete’s already', async () => {
  const { status, body } = await book({
    ...wish(20, 21),
    start: '2026-11-21T23:00:00Z',
    end: '2026-11-22T00:00:00Z',
  })
  expect([status, body.code, body.message]).toEqual([409, 'slot_own', 'Esse horário já é seu.'])
})

test('answers 404 for an unknown field and for one of a company that is not approved', async () => {
  expect((await book(wish(20, 21, 'nenhum'))).status).toBe(404)
  expect((await book(wish(20, 21, 'escondido'))).status).toBe(404)
})

test('asks for what is missing', async () => {
  const { status, body } = await book({ start: 'amanhã' })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    fieldId: ['Escolha um campo.'],
    start: ['Escolha um horário.'],
    end: ['Escolha um horário.'],
  })
})

test('gives fifty who ask at once for one time to exactly one of them', async () => {
  const tries = Array.from({ length: 50 }, (_, index) => book(wish(20, 21), index % 2 ? 'ana' : 'bia'))
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const lost = answers.filter(({ status }) => status === 409)
  expect(lost).toHaveLength(49)
  expect(lost.every(({ body }) => (body.data as { alternatives: unknown[] }).alternatives.length === 3)).toBe(
    true,
  )
})

test('books once for one Idempotency-Key, however often it is sent, also at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => book(wish(20, 21), 'ana', 'key-1')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => (body.data as BookingDetail).id)).size).toBe(1)
  expect(answers[4]?.headers.get('Idempotent-Replayed')).toBe('true')
  expect(
    backend.server.db.bookings.by('fieldId', 'society').filter(({ status }) => status === 'awaiting_payment'),
  ).toHaveLength(1)
})

test('refuses a key that comes with another body, and keeps the keys of two people apart', async () => {
  await book(wish(20, 21), 'ana', 'key-1')
  const other = await book(wish(16, 17), 'ana', 'key-1')
  expect(other.status).toBe(422)
  expect(other.body.errors).toHaveProperty('Idempotency-Key')
  expect((await book(wish(16, 17), 'bia', 'key-1')).status).toBe(201)
})

test('lets a key that was refused be used again', async () => {
  await book(wish(20, 21), 'bia')
  expect((await book(wish(20, 21), 'ana', 'key-1')).status).toBe(409)
  await ask('POST /__mock/clock', { body: { advanceMinutes: 15 } })
  expect((await book(wish(20, 21), 'ana', 'key-1')).status).toBe(201)
})
