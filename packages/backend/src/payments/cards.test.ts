import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { describe, expect, it, vi } from 'vitest'
import type { CardOutcome } from '@campo-livre/mocks/bank/card-outcome.ts'
import { testCard, testCards } from '@campo-livre/mocks/bank/test-cards.ts'
import type { LogEntry } from '@campo-livre/mocks/log/log-entry.ts'
import { SECRET_BODY } from '@campo-livre/mocks/log/to-entry.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const typed = (number: string, rest: object = {}) => ({
  number,
  expiry: '12/30',
  securityCode: '737',
  holderName: 'Ana Lima',
  ...rest,
})
const tokenOf = async (outcome: CardOutcome, as = 'ana') => {
  const { body } = await ask('POST /bank/cards', { as, body: typed(testCard(outcome)) })
  return (body as unknown as { token: string }).token
}
async function hold(day = 22): Promise<string> {
  const body = {
    fieldId: 'society',
    start: `2026-11-${day}T20:00:00Z`,
    end: `2026-11-${day}T21:00:00Z`,
  }
  return bookingDetailSchema.parse((await ask('POST /bookings', { as: 'ana', body })).body.data).id
}
const payBooking = (id: string, token: string, { instalments = 1, as = 'ana' } = {}) =>
  ask(`POST /bookings/${id}/payment`, { as, body: { method: 'card', card: { token, instalments } } })
const booking = async (id: string) =>
  bookingDetailSchema.parse((await ask(`GET /bookings/${id}`, { as: 'ana' })).body.data)
const advance = (advanceMinutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes } })
const decide = (paymentId = '', approved = true) =>
  ask(`POST /__mock/cards/${paymentId}/decide`, { body: { approved } })

describe('the token of a card (H9)', () => {
  it('tells brand and last digits, and stands for a card that was typed with spaces', async () => {
    const { status, body } = await ask('POST /bank/cards', {
      as: 'ana',
      body: typed('3782 822463 10005', { securityCode: '7373' }),
    })
    expect([status, body]).toEqual([
      201,
      { token: expect.stringMatching(/^[\w-]{1,64}$/), brand: 'amex', last4: '0005' },
    ])
  })

  it('is refused at each field, by the rules that the form has', async () => {
    const body = { number: '4111', expiry: '10/26', securityCode: '1', holderName: '1' }
    const refused = await ask('POST /bank/cards', { body })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      422,
      ['number', 'expiry', 'securityCode', 'holderName'],
    ])
  })

  it('is given for test cards alone', async () => {
    const { body } = await ask('POST /bank/cards', { as: 'ana', body: typed('4012888888881881') })
    expect(body.errors).toEqual({ number: ['Aqui só passam os cartões de teste.'] })
    expect(db().cards.all()).toEqual([])
  })

  it('stands for one payment, for a quarter of an hour', async () => {
    const [id, token] = [await hold(), await tokenOf('approved')]
    expect((await payBooking(id, token)).status).toBe(200)
    const again = await ask('POST /bookings', {
      as: 'ana',
      body: { fieldId: 'society', start: '2026-11-23T20:00:00Z', end: '2026-11-23T21:00:00Z' },
    })
    const other = bookingDetailSchema.parse(again.body.data).id
    const typeAgain = { 'card.token': ['Digite o cartão de novo.'] }
    expect((await payBooking(other, token)).body.errors).toEqual(typeAgain)
    expect((await payBooking(other, 'card_of_nobody')).body.errors).toEqual(typeAgain)
    const old = await tokenOf('approved')
    await advance(14)
    expect((await payBooking(other, old, { instalments: 12 })).body.errors).not.toEqual(typeAgain)
    await advance(2)
    const late = await hold(25)
    expect((await payBooking(late, old)).body.errors).toEqual(typeAgain)
  })
})

describe('a booking by card (H9)', () => {
  it('is confirmed at once, in instalments, and tells of the card no more than its end', async () => {
    const id = await hold()
    const { status, body } = await payBooking(id, await tokenOf('approved'), { instalments: 2 })
    expect([status, body.message]).toEqual([200, 'Reserva confirmada.'])
    expect(body.data).toMatchObject({
      status: 'confirmed',
      payment: {
        method: 'card',
        status: 'paid',
        amountCents: 10_000,
        card: { brand: 'visa', last4: '1111', instalments: 2, waits: null },
      },
    })
  })

  it.each(['refused', 'no-funds'] as const)('stays as it was when the bank says %s', async (outcome) => {
    const id = await hold()
    await ask(`POST /bookings/${id}/payment`, { as: 'ana', body: { method: 'pix' } })
    const before = await booking(id)
    const { status, body } = await payBooking(id, await tokenOf(outcome))
    expect([status, body.code]).toEqual([422, 'card_declined'])
    expect(await booking(id)).toEqual(before)
    expect((await payBooking(id, await tokenOf('approved'))).status).toBe(200)
  })

  it('is paid in no more instalments than the arena allows', async () => {
    const id = await hold()
    const refused = await payBooking(id, await tokenOf('approved'), { instalments: 4 })
    expect(refused.body.errors).toEqual({ 'card.instalments': ['Esse valor é pago em até 3x.'] })
    expect((await booking(id)).payment).toBeNull()
  })

  it('waits for a yes in the bank’s app, and meanwhile is paid in no other way', async () => {
    const id = await hold()
    const { body } = await payBooking(id, await tokenOf('confirmation'))
    const { payment } = bookingDetailSchema.parse(body.data)
    expect(payment).toMatchObject({ status: 'pending', card: { waits: 'confirmation' } })
    for (const other of ['pix', 'venue']) {
      const refused = await ask(`POST /bookings/${id}/payment`, { as: 'ana', body: { method: other } })
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    }
    expect((await payBooking(id, await tokenOf('approved'))).status).toBe(409)
    await decide(payment?.id)
    expect(await booking(id)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
  })

  it('is told that nobody has confirmed, and can be paid again', async () => {
    const id = await hold()
    await payBooking(id, await tokenOf('confirmation'))
    await advance(5)
    expect((await booking(id)).payment).toMatchObject({ status: 'failed', card: { waits: null } })
    expect(db().notifications.by('userId', 'ana').at(-1)?.message).toMatch(
      /^Seu cartão não passou: .* Nada foi cobrado\.$/,
    )
    expect((await payBooking(id, await tokenOf('approved'))).status).toBe(200)
  })

  it('is found out by itself when the bank is slow, at the instant of its answer', async () => {
    const id = await hold()
    await payBooking(id, await tokenOf('slow-approved'))
    expect((await booking(id)).payment).toMatchObject({ status: 'pending', card: { waits: 'bank' } })
    await advance(60)
    expect(await booking(id)).toMatchObject({
      status: 'confirmed',
      confirmedAt: '2026-11-20T13:00:20.000Z',
      payment: { status: 'paid', paidAt: '2026-11-20T13:00:20.000Z' },
    })
  })

  it('is not charged when the bank says no later, nor once it is given up', async () => {
    const id = await hold()
    await payBooking(id, await tokenOf('slow-refused'))
    await advance(1)
    expect((await booking(id)).payment).toMatchObject({ status: 'failed' })
    const { body } = await payBooking(id, await tokenOf('confirmation'))
    await ask(`POST /bookings/${id}/cancel`, { as: 'ana', body: {} })
    await decide(bookingDetailSchema.parse(body.data).payment?.id)
    expect(await booking(id)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'expired', paidAt: null },
    })
  })

  it('comes back on the card when it is cancelled (N6)', async () => {
    const id = await hold()
    await payBooking(id, await tokenOf('approved'))
    const { body } = await ask(`POST /bookings/${id}/cancel`, { as: 'ana', body: {} })
    expect(body.message).toMatch(/^Reserva cancelada\. R\$\s100,00 de volta no cartão, em até 2 faturas\.$/)
    expect(body.data).toMatchObject({ payment: { status: 'refunded', refundedCents: 10_000 } })
  })
})

describe('a tab by card (H9)', () => {
  const pay = async (outcome: CardOutcome, amountCents = 400) => {
    const card = { token: await tokenOf(outcome, 'bia'), instalments: 1 }
    return ask('POST /tabs/tab-open/payments', { as: 'bia', body: { amountCents, card } })
  }
  const tab = async () => (await ask('GET /tabs/tab-open', { as: 'bia' })).body.data as TabDetail

  it('is paid in part, and takes back the Pix code that waited', async () => {
    await ask('POST /tabs/tab-open/payments', { as: 'bia', body: { amountCents: 1000 } })
    expect((await pay('approved')).status).toBe(200)
    expect(await tab()).toMatchObject({
      pendingPix: [],
      payments: [
        { method: 'card', amountCents: 400, card: { brand: 'visa', last4: '1111', instalments: 1 } },
      ],
      sum: { paidCents: 400, dueCents: 600 },
    })
  })

  it('keeps its amount while the bank is asked, and gives it free when it says no', async () => {
    await pay('slow-refused', 1000)
    expect((await tab()).sum).toMatchObject({ pendingCents: 1000, dueCents: 1000 })
    const more = await pay('approved', 400)
    expect([more.status, more.body.code]).toEqual([409, 'amount_over_due'])
    await advance(1)
    const { sum, pendingCards } = await tab()
    expect([sum.pendingCents, pendingCards]).toMatchObject([0, [{ waits: null, amountCents: 1000 }]])
    expect((await pay('approved', 1000)).status).toBe(200)
    expect(await tab()).toMatchObject({ pendingCards: [], sum: { dueCents: 0 } })
  })

  it('is paid once the bank says yes', async () => {
    await pay('slow-approved')
    await advance(1)
    expect(await tab()).toMatchObject({ pendingCards: [], sum: { paidCents: 400, pendingCents: 0 } })
  })
})

describe('a month’s bill by card (H9)', () => {
  const series = async () => ((await ask('GET /series', { as: 'ana' })).body.data as SeriesDetail[])[0]
  const make = () =>
    ask('POST /company/series/commands', {
      as: 'dono',
      body: {
        type: 'create',
        id: 'make',
        seriesId: 'serie-1',
        customer: { kind: 'athlete', athleteId: 'ana' },
        fieldId: 'society',
        from: '2026-11-26',
        until: null,
        startMinute: 16 * 60,
        minutes: 60,
        priceCents: 12_000,
        every: 1,
        terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
        note: '',
        choices: [],
      },
    })
  const pay = (id: string, more: object = {}) =>
    ask('POST /series/serie-1/pay', {
      as: 'ana',
      body: { id, month: '2026-11', amountCents: 12_000, ...more },
    })

  it('is paid at once, and takes back the Pix code that waited', async () => {
    await make()
    await pay('pix-1')
    await pay('card-1', { card: { token: await tokenOf('approved'), instalments: 3 } })
    const bill = (await series())?.bills[0]
    expect(bill).toMatchObject({
      state: 'paid',
      account: { pendingPix: [], payments: [{ card: { instalments: 3 } }] },
    })
  })

  it('is one payment however often it is sent, and waits for the bank', async () => {
    await make()
    const card = { token: await tokenOf('slow-approved'), instalments: 1 }
    await pay('card-1', { card })
    expect((await pay('card-1', { card })).status).toBe(200)
    expect((await series())?.bills[0]).toMatchObject({ pendingCents: 12_000, paidCents: 0 })
    await advance(1)
    expect((await series())?.bills[0]).toMatchObject({ state: 'paid', paidCents: 12_000 })
  })
})

it('keeps no number and no security code: not in the data, the log, nor an exported case (H9)', async () => {
  const id = await hold()
  for (const { number } of testCards) {
    const securityCode = number.length === 15 ? '9173' : '917'
    await ask('POST /bank/cards', { as: 'ana', body: typed(number, { securityCode }) })
  }
  await ask('POST /bank/cards', { raw: `{"number":"${testCard('approved')}"` })
  await payBooking(id, await tokenOf('approved'))
  const log = (await ask('GET /__mock/log')).body.data as LogEntry[]
  expect(log.filter(({ call }) => call === 'post-cards').map(({ request }) => request.body)).toEqual(
    Array.from({ length: testCards.length + 2 }, () => SECRET_BODY),
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // As an app of before sends it, and one that takes it for a token.
  expect((await ask('POST /cards', { as: 'ana', body: typed(testCard('approved')) })).status).toBe(404)
  const other = await hold(23)
  const { status, body } = await payBooking(other, testCard('approved'))
  expect([status, body.message]).toEqual([
    422,
    'Não mande o número do cartão para cá: ele vai direto para o banco.',
  ])
  log.push(...((await ask('GET /__mock/log')).body.data as LogEntry[]))
  const file = await ask('GET /__mock/case?path=/')
  const kept = JSON.stringify([log, file.body, Object.values(db().cards.all())])
  for (const { number } of testCards) expect(kept).not.toContain(number)
  expect(kept).not.toMatch(/"9173?"/)
})
