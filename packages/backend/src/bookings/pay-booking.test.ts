import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { expect, test } from 'vitest'
import { readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

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
    pendingPix: [{ id, name: expect.stringMatching(/^Reserva RSV-/), amountCents: 10_000 }],
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

test('takes a field at its word: one that is not paid at the venue is not, whatever its arena accepts (H1)', async () => {
  await backend.server.db.fields.update('society', { acceptsPayAtVenue: false })
  const id = await hold()
  const { body } = await ask(`GET /bookings/${id}`, { as: 'ana' })
  expect(bookingDetailSchema.parse(body.data).payAtVenue).toBe(false)
  expect((await pay(id, 'venue')).body.errors).toEqual({
    method: ['Essa reserva não aceita pagamento no local.'],
  })
})

test('charges the deposit, leaves the rest for the venue, and lets nobody go without it', async () => {
  const rules = { ...usualRules, depositPercent: 30 }
  await backend.server.db.companies.update('paulista', { rules })
  const id = await hold()
  const refused = await pay(id, 'venue')
  expect([refused.status, refused.body.code]).toEqual([422, 'payment_method_refused'])
  const asked = bookingDetailSchema.parse((await pay(id)).body.data)
  expect(asked).toMatchObject({
    priceCents: 10_000,
    payment: { method: 'pix', status: 'pending', amountCents: 3_000 },
    balance: { method: 'venue', status: 'pending', amountCents: 7_000 },
  })
  expect(readBrCode(asked.payment?.pixCode ?? '').get('54')).toBe('30.00')
  await ask(`POST /__mock/pix/${id}/pay`)
  const income = async () => (await ask('GET /company/financial', { as: 'dono' })).body.meta
  const before = await income()
  const cancelled = await ask(`POST /bookings/${id}/cancel`, { as: 'ana' })
  expect(cancelled.body.data).toMatchObject({
    cancellation: { refundCents: 3_000 },
    payment: { status: 'refunded', amountCents: 3_000, refundedCents: 3_000 },
    balance: { status: 'expired' },
  })
  expect(await income()).toMatchObject({
    incomeCents: before['incomeCents'],
    outgoCents: Number(before['outgoCents']) + 3_000,
  })
})

test('charges all of it at once where the athlete would rather, by another code than that of the deposit', async () => {
  await backend.server.db.companies.update('paulista', { rules: { ...usualRules, depositPercent: 30 } })
  const id = await hold()
  const asked = async (body: object) =>
    bookingDetailSchema.parse((await ask(`POST /bookings/${id}/payment`, { as: 'ana', body })).body.data)
  const deposit = await asked({ method: 'pix' })
  const whole = await asked({ method: 'pix', whole: true })
  expect(whole).toMatchObject({ payment: { status: 'pending', amountCents: 10_000 }, balance: null })
  expect(readBrCode(whole.payment?.pixCode ?? '').get('54')).toBe('100.00')
  expect(whole.payment?.id).not.toBe(deposit.payment?.id)
  expect((await asked({ method: 'pix', whole: true })).payment).toEqual(whole.payment)
  expect(await asked({ method: 'pix' })).toMatchObject({
    payment: { amountCents: 3_000 },
    balance: { amountCents: 7_000 },
  })
  await asked({ method: 'pix', whole: true })
  await ask(`POST /__mock/pix/${id}/pay`)
  const cancelled = await ask(`POST /bookings/${id}/cancel`, { as: 'ana' })
  expect(cancelled.body.data).toMatchObject({ balance: null, cancellation: { refundCents: 10_000 } })
})

test('counts the rest paid at the venue once, beside the deposit (rule 10)', async () => {
  const { db } = backend.server
  const income = async () =>
    Number((await ask('GET /company/financial', { as: 'dono' })).body.meta['incomeCents'])
  const before = await income()
  const { payment } = db.bookings.find('paid') ?? {}
  if (!payment) throw new Error('the booking has no payment')
  await db.bookings.update('paid', {
    payment: { ...payment, amountCents: 4_500 },
    balance: { ...payment, id: 'rest', method: 'venue', amountCents: 10_500 },
  })
  expect(await income()).toBe(before)
})

test('asks for the rest no more once the hold has run out', async () => {
  await backend.server.db.companies.update('paulista', { rules: { ...usualRules, depositPercent: 30 } })
  const id = await hold()
  await pay(id)
  await advance(15)
  expect((await ask(`GET /bookings/${id}`, { as: 'ana' })).body.data).toMatchObject({
    payment: { status: 'expired' },
    balance: { status: 'expired' },
  })
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
