import { type BookingDetail, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { CouponRow } from '@campo-livre/domain/coupons/coupon.ts'
import type { NewCoupon } from '@campo-livre/domain/coupons/coupon-input.ts'
import { readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { describe, expect, test } from 'vitest'

const backend = testBackend()
const { ask } = backend

const facts: NewCoupon = {
  code: 'BEMVINDO10',
  percent: 10,
  amountCents: null,
  fieldIds: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromMinute: 0,
  toMinute: 1440,
  from: '2026-11-01',
  until: '2026-12-31',
  maxUses: null,
  oncePerPerson: true,
}
const make = async (change: Partial<NewCoupon> = {}) => {
  const body = { ...facts, ...change }
  const made = await ask('POST /company/coupons', { as: 'dono', body, key: JSON.stringify(body) })
  return made.body.data as CouponRow
}
const rows = async () => (await ask('GET /company/coupons', { as: 'dono' })).body.data as CouponRow[]
let hour = 16
/** Holds an hour of a field at R$ 100. */
async function hold(as = 'ana'): Promise<string> {
  hour = hour === 17 ? 16 : 17
  const at = (hours: number) => `2026-11-22T${String(hours + 3)}:00:00Z`
  const body = { fieldId: 'society', start: at(hour), end: at(hour + 1) }
  return bookingDetailSchema.parse((await ask('POST /bookings', { as, body })).body.data).id
}
const use = (id: string, code = 'bem vindo 10', as = 'ana') =>
  ask(`PUT /bookings/${id}/coupon`, { as, body: { code } })
const pay = async (id: string, body: object = { method: 'pix' }, as = 'ana') =>
  (await ask(`POST /bookings/${id}/payment`, { as, body })).body.data as BookingDetail

describe('a coupon where somebody pays (H2, H9)', () => {
  test('takes its part off, however it is typed, and comes off again', async () => {
    await make()
    const id = await hold()
    const { status, body } = await use(id, ' bem-vindo 10 ')
    expect([status, body.errors]).toEqual([
      422,
      { code: ['Não encontramos esse cupom nesta arena. Confira o código.'] },
    ])
    expect((await use(id)).body.data).toMatchObject({
      priceCents: 10_000,
      couponUsed: { code: 'BEMVINDO10', offCents: 1_000 },
    })
    expect((await pay(id)).payment).toMatchObject({ amountCents: 9_000 })
    const dropped = await ask(`DELETE /bookings/${id}/coupon`, { as: 'ana' })
    expect(dropped.body.data).toMatchObject({ payment: { amountCents: 10_000 } })
    expect(dropped.body.data).not.toHaveProperty('couponUsed')
  })

  test('makes a new code of what is left where one was shown, for the deposit or all of it', async () => {
    await make()
    await backend.server.db.companies.update('paulista', { rules: { ...usualRules, depositPercent: 30 } })
    const id = await hold()
    const shown = await pay(id)
    const cheaper = (await use(id)).body.data as BookingDetail
    expect(cheaper).toMatchObject({
      payment: { status: 'pending', amountCents: 2_700 },
      balance: { amountCents: 6_300 },
    })
    expect(readBrCode(cheaper.payment?.pixCode ?? '').get('54')).toBe('27.00')
    expect(cheaper.payment?.id).not.toBe(shown.payment?.id)
    await pay(id, { method: 'pix', whole: true })
    const dearer = await ask(`DELETE /bookings/${id}/coupon`, { as: 'ana' })
    expect(dearer.body.data).toMatchObject({ payment: { amountCents: 10_000 }, balance: null })
  })

  test('needs no payment where nothing is left', async () => {
    await make({ percent: null, amountCents: 50_000 })
    const id = await hold()
    await pay(id)
    expect((await use(id)).body.data).toMatchObject({
      payment: { status: 'expired' },
      couponUsed: { offCents: 10_000 },
    })
    const done = await ask(`POST /bookings/${id}/payment`, { as: 'ana', body: { method: 'pix' } })
    expect(done.body).toMatchObject({
      message: 'Reserva confirmada.',
      data: { status: 'confirmed', payment: null, balance: null },
    })
  })

  test('is used once by a person and as often as it is good for, and a hold that runs out gives it back', async () => {
    await make({ maxUses: 1 })
    const first = await hold()
    expect((await use(first)).status).toBe(200)
    const second = await hold('bia')
    expect((await use(second, 'BEMVINDO10', 'bia')).body.message).toBe('Esse cupom já foi todo usado.')
    expect((await rows())[0]).toMatchObject({ uses: 1, state: 'used_up', givenCents: 0 })
    await ask('POST /__mock/clock', { body: { advanceMinutes: 15 } })
    expect((await rows())[0]).toMatchObject({ uses: 0, state: 'active' })
    const third = await hold('bia')
    expect((await use(third, 'BEMVINDO10', 'bia')).status).toBe(200)
  })

  test('is used by 200 at once as often as it is good for', async () => {
    await make({ maxUses: 50, oncePerPerson: false })
    const { bookings } = backend.server.db
    const first = bookings.find(await hold())
    if (!first) throw new Error('nothing is held')
    const ids = Array.from({ length: 200 }, (_, at) => `hold-${at}`)
    for (const [at, id] of ids.entries()) {
      const start = Date.parse('2026-12-01T00:00:00.000Z') + at * 3_600_000
      const end = new Date(start + 3_600_000).toISOString()
      await bookings.insert({ ...first, id, code: id, start: new Date(start).toISOString(), end })
    }
    const answers = await Promise.all(ids.map((id) => use(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(bookings.all().filter(({ couponUsed }) => couponUsed)).toHaveLength(50)
  })

  test('is nobody else’s to put on a booking', async () => {
    await make()
    const id = await hold()
    expect((await use(id, 'BEMVINDO10', 'bia')).status).toBe(404)
    expect((await use(id, 'BEMVINDO10', 'dono')).status).toBe(403)
  })

  test('is measured by what its bookings have brought, and the report counts that alone (rule 10)', async () => {
    const { id: couponId } = await make()
    const income = async () =>
      Number((await ask('GET /company/financial', { as: 'dono' })).body.meta['incomeCents'])
    const before = await income()
    const id = await hold()
    await use(id)
    await pay(id)
    await ask(`POST /__mock/pix/${id}/pay`)
    expect((await income()) - before).toBe(9_000)
    const row = (await ask(`GET /company/coupons/${couponId}`, { as: 'dono' })).body.data
    expect(row).toMatchObject({ uses: 1, broughtCents: 9_000, givenCents: 1_000 })
    await ask(`POST /bookings/${id}/cancel`, { as: 'ana' })
    expect((await rows())[0]).toMatchObject({ uses: 0, broughtCents: 0, givenCents: 0 })
  })
})

describe('the coupons of an arena (H2)', () => {
  test('are made, changed, paused and told of in their history', async () => {
    const { id, version } = await make({ code: 'VOLTA' })
    const change = { ...facts, code: 'VOLTA', maxUses: 5, version }
    const changed = await ask(`PUT /company/coupons/${id}`, { as: 'dono', body: change })
    expect(changed.body.data).toMatchObject({ maxUses: 5, version: 2 })
    const stale = await ask(`PUT /company/coupons/${id}`, { as: 'dono', body: change })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const paused = await ask(`PUT /company/coupons/${id}/status`, { as: 'dono', body: { status: 'paused' } })
    expect(paused.body).toMatchObject({ message: 'O cupom foi pausado.', data: { state: 'paused' } })
    expect((await use(await hold(), 'volta')).body.message).toBe('Esse cupom não está valendo agora.')
    const history = await ask(`GET /company/coupons/${id}/history`, { as: 'dono' })
    expect(history.body.data).toMatchObject([
      { changes: [{ field: 'status', to: 'paused' }] },
      { changes: [{ field: 'maxUses', from: null, to: 5 }] },
      { kind: 'created' },
    ])
  })

  test('begins on its first day, until then it is said when', async () => {
    await make({ from: '2026-11-21' })
    expect((await rows())[0]).toMatchObject({ state: 'scheduled' })
    expect((await use(await hold())).body.message).toBe('Esse cupom ainda não vale: começa em 21/11.')
    await ask('POST /__mock/clock', { body: { advanceMinutes: 1440 } })
    expect((await rows())[0]).toMatchObject({ state: 'active' })
  })

  test('is put on a booking at the counter', async () => {
    await make({ oncePerPerson: false })
    const command = (body: object) => ask('POST /company/bookings/commands', { as: 'dono', body })
    const booked = await command({
      type: 'book',
      id: 'comando-1-reserva',
      customer: { kind: 'walk_in', name: 'Seu Jorge', phone: null },
      times: [
        {
          bookingId: 'reserva-do-balcao-1',
          fieldId: 'society',
          start: '2026-11-22T20:00:00Z',
          end: '2026-11-22T21:00:00Z',
        },
      ],
      priceCents: null,
      priceReason: null,
      note: '',
      coupon: 'bem vindo 10',
    })
    expect(booked.body.data).toMatchObject({
      bookings: [{ couponUsed: { offCents: 1_000 }, payment: { amountCents: 9_000 } }],
    })
    const off = { type: 'coupon', id: 'comando-2-cupom', bookingId: 'reserva-do-balcao-1', code: null }
    expect((await command(off)).body.data).toMatchObject({ bookings: [{ payment: { amountCents: 10_000 } }] })
    expect((await rows())[0]).toMatchObject({ uses: 0 })
  })
})
