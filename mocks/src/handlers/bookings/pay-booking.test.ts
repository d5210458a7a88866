import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { expect, test } from 'vitest'
import { readBrCode } from '../../testing/read-br-code.ts'
import { testBackend } from '../../testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

async function hold(fieldId = 'society'): Promise<string> {
  const body = { fieldId, start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }
  return bookingDetailSchema.parse((await ask('POST /bookings', { as: 'ana', body })).body.data).id
}
const pay = (id: string, method = 'pix', as = 'ana', key?: string) =>
  ask(`POST /bookings/${id}/payment`, { as, body: { method }, ...(key ? { key } : {}) })
const advance = (advanceMinutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes } })
const messages = (userId: string) =>
  backend.server.db.notifications.by('userId', userId).map(({ message }) => message)

test('answers a Pix code for the booking, and the same one when asked again', async () => {
  const id = await hold()
  const { status, body } = await pay(id)
  const booking = bookingDetailSchema.parse(body.data)
  expect(status).toBe(200)
  expect(booking).toMatchObject({
    status: 'awaiting_payment',
    payment: { method: 'pix', status: 'pending', amountCents: 10_000 },
  })
  expect(readBrCode(booking.payment?.pixCode ?? '').get('54')).toBe('100.00')
  await advance(5)
  expect((await pay(id)).body.data).toEqual(body.data)
})

test('makes another code once the first payment has failed', async () => {
  const id = await hold()
  const first = bookingDetailSchema.parse((await pay(id)).body.data).payment
  if (first === null) throw new Error('no payment was made')
  await backend.server.db.bookings.update(id, { payment: { ...first, status: 'failed' } })
  const second = bookingDetailSchema.parse((await pay(id)).body.data).payment
  expect(second).toMatchObject({ method: 'pix', status: 'pending' })
  expect(second?.id).not.toBe(first.id)
})

test('confirms when the Pix is paid, and tells the athlete and the company', async () => {
  const id = await hold()
  await pay(id)
  expect((await ask('GET /__mock/state')).body.data).toMatchObject({
    now: '2026-11-20T13:00:00.000Z',
    pendingPix: [{ bookingId: id, code: expect.stringMatching(/^RSV-/), amountCents: 10_000 }],
  })
  const paid = await ask(`POST /__mock/pix/${id}/pay`)
  expect(paid.status).toBe(200)
  expect((await ask(`GET /bookings/${id}`, { as: 'ana' })).body.data).toMatchObject({
    status: 'confirmed',
    confirmedAt: '2026-11-20T13:00:00.000Z',
    holdExpiresAt: null,
    payment: { status: 'paid', paidAt: '2026-11-20T13:00:00.000Z' },
  })
  expect(messages('ana')).toContain('Pagamento recebido e reserva confirmada: Campo 1, 22/11 às 17h.')
  expect(messages('dono')).toEqual(['Nova reserva de Ana Lima: Campo 1, 22/11 às 17h.'])
  expect((await ask('GET /__mock/state')).body.data).toMatchObject({ pendingPix: [] })
})

test('confirms at once what is paid at the venue, where the company allows it', async () => {
  const id = await hold()
  await pay(id)
  const { body } = await pay(id, 'venue')
  expect(body.data).toMatchObject({
    status: 'confirmed',
    payment: { method: 'venue', status: 'pending', pixCode: null },
  })
  const refused = await pay(await hold('areia'), 'venue')
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { method: ['Essa arena não aceita pagamento no local.'] },
  ])
})

test('refuses payment the instant the hold runs out, by any way', async () => {
  const id = await hold()
  await pay(id)
  await advance(15)
  const sentence = 'O tempo para pagar acabou e o horário foi liberado.'
  for (const late of [await pay(id), await pay(id, 'venue'), await ask(`POST /__mock/pix/${id}/pay`)]) {
    expect([late.status, late.body.message]).toEqual([409, sentence])
  }
  expect((await ask(`GET /bookings/${id}`, { as: 'ana' })).body.data).toMatchObject({
    status: 'expired',
    payment: { status: 'expired' },
  })
})

test('refuses to pay what is confirmed or cancelled', async () => {
  expect((await pay('paid')).body).toEqual({
    code: 'booking_confirmed',
    message: 'Essa reserva já está confirmada.',
    errors: {},
  })
  const id = await hold()
  await ask(`POST /bookings/${id}/cancel`, { as: 'ana' })
  expect((await pay(id)).body.message).toBe('Essa reserva foi cancelada.')
})

test('charges once for one Idempotency-Key', async () => {
  const id = await hold()
  const answers = [await pay(id, 'venue', 'ana', 'k'), await pay(id, 'venue', 'ana', 'k')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(messages('dono')).toHaveLength(1)
  expect((await pay(id, 'pix', 'ana', 'k')).status).toBe(422)
})

test('lets nobody else pay or choose', async () => {
  const id = await hold()
  expect((await pay(id, 'pix', 'bia')).status).toBe(404)
  expect((await pay(id, 'pix', 'dono')).status).toBe(403)
  expect((await pay('nenhuma')).status).toBe(404)
  expect((await pay(id, 'dinheiro')).body.errors).toEqual({ method: ['Escolha como pagar.'] })
  expect((await ask('POST /__mock/pix/nenhuma/pay')).status).toBe(404)
  expect((await ask(`POST /__mock/pix/${id}/pay`)).body.message).toBe('Essa reserva não tem um Pix à espera.')
})
