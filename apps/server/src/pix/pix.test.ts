import { once } from 'node:events'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { crc16, readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { createMetrics } from '../metrics.ts'
import { holdHours } from '../testing/hold-hours.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { bcbPix } from './bcb-pix.ts'
import { createTestBank } from './test-bank.ts'
import type { PixWork } from './pix-work.ts'
import { workOnPix } from './work-pix.ts'

const SECRET = 'the-secret-of-the-webhook'
const postgres = testPostgres()
const clock = createFixedClock(NOW)
const log = pino({ level: 'silent' })
let answers: Awaited<ReturnType<typeof testAnswers>>
let bank: ReturnType<typeof createTestBank>
let work: PixWork
let origin = ''
let handler: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> }
const server = serve({
  // Other tests of this worker have their own fetch.
  overrideGlobalObjects: false,
  fetch: (request, env) => handler.fetch(request, env),
  hostname: '127.0.0.1',
  port: 0,
})

beforeAll(async () => {
  answers = await testAnswers(postgres.sql, clock)
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const [clientId, clientSecret] = ['campo', 'segredo']
  const webhook = `${origin}/pix/${SECRET}`
  bank = createTestBank({ webhook, now: () => clock.now(), clientId, clientSecret })
  const { world } = answers
  const metrics = createMetrics()
  handler = createApp({
    world,
    log,
    metrics,
    allowedOrigins: [],
    limits: null,
    trustedProxies: 0,
    mailbox: true,
    pixSecret: SECRET,
    testBank: bank.app,
  })
  const url = `${origin}/psp`
  const config = { url, tokenUrl: `${url}/oauth/token`, clientId, clientSecret, certificate: null }
  work = { world, pix: bcbPix(config, clock), key: null, log, metrics }
})
afterAll(() => new Promise((done) => server.close(done)))

const hold = holdHours(() => answers)
/** Holds an hour, and chooses Pix; returns the booking. */
async function bookByPix(): Promise<Booking> {
  const { id } = await hold()
  const paid = await answers.ask('POST', `/bookings/${id}/payment`, {
    token: answers.ana,
    body: { method: 'pix' },
  })
  expect(paid).toMatchObject({ status: 200 })
  return (paid.body as { data: Booking }).data
}

async function read(id: string): Promise<Booking> {
  const answered = await answers.ask('GET', `/bookings/${id}`, { token: answers.ana })
  return (answered.body as { data: Booking }).data
}

/** Returns the txid of the charge of a booking, as the bank has it. */
async function txidOf(booking: Booking): Promise<string> {
  const [row] = await postgres.sql.ask('select txid from pix_charges where payment_id = $1', [
    booking.payment?.id,
  ])
  return String(row?.txid)
}

const outcomes = async () =>
  (await postgres.sql.ask('select outcome from pix_received order by outcome')).map(({ outcome }) => outcome)
const notices = async (userId: string) =>
  (
    await postgres.sql.ask(
      "select message from notifications where user_id = $1 and message like 'Chegou%'",
      [userId],
    )
  ).map(({ message }) => message)
const post = (path: string, body: string) =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

beforeEach(async () => {
  for (const table of ['pix_charges', 'pix_received', 'pix_refunds', 'notifications'])
    await postgres.sql.ask(`delete from ${table}`)
})

describe('a booking that is paid by Pix', () => {
  it('gets the code of the bank, and is confirmed when the bank tells, once however often', async () => {
    const booking = await bookByPix()
    const first = booking.payment?.pixCode ?? ''
    await workOnPix(work)
    const waiting = await read(booking.id)
    const code = waiting.payment?.pixCode ?? ''
    expect(code).not.toBe(first)
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
    expect(readBrCode(code).get('54')).toBe(((booking.payment?.amountCents ?? 0) / 100).toFixed(2))
    expect(waiting.status).toBe('awaiting_payment')
    const paid = bank.pay(await txidOf(booking), { silent: true })
    expect([await bank.tell(paid), await bank.tell(paid)]).toEqual([200, 200])
    expect(await read(booking.id)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
    expect(await outcomes()).toEqual(['paid'])
    expect(await notices('admin')).toEqual([])
  })

  it('is confirmed by asking the bank where nobody told', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    bank.pay(await txidOf(booking), { silent: true })
    await workOnPix(work)
    expect((await read(booking.id)).status).toBe('awaiting_payment')
    clock.advance(1)
    await workOnPix(work)
    expect((await read(booking.id)).status).toBe('confirmed')
    expect(await outcomes()).toEqual(['paid'])
  })

  it('is not confirmed by another amount, of which arena and admin are told; the right one still pays', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    const txid = await txidOf(booking)
    await bank.tell(bank.pay(txid, { cents: 100, silent: true }))
    expect((await read(booking.id)).status).toBe('awaiting_payment')
    expect(await outcomes()).toEqual(['amount'])
    const sentence = expect.stringMatching(/^Chegou um Pix de R\$\s1,00 para uma cobrança de R\$\s/)
    expect(await notices('admin')).toEqual([sentence])
    expect(await notices('dono')).toEqual([sentence])
    await bank.tell(bank.pay(txid, { silent: true }))
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('that a coupon makes cheaper has another code; money for the old one is told, the new one pays (H9)', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    const old = await txidOf(booking)
    const coupon = {
      code: 'DEZ',
      percent: 10,
      fieldIds: [],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromMinute: 0,
      toMinute: 1440,
      from: '2026-11-01',
      until: '2026-12-31',
      oncePerPerson: false,
    }
    const made = await answers.ask('POST', '/company/coupons', { token: answers.dono, body: coupon })
    expect(made).toMatchObject({ status: 201 })
    const used = await answers.ask('PUT', `/bookings/${booking.id}/coupon`, {
      token: answers.ana,
      body: { code: 'dez' },
    })
    expect(used).toMatchObject({ status: 200 })
    const cheaper = (used.body as { data: Booking }).data
    expect(cheaper.payment?.amountCents).toBe((booking.priceCents * 9) / 10)
    await workOnPix(work)
    await bank.tell(bank.pay(old, { silent: true }))
    expect((await read(booking.id)).status).toBe('awaiting_payment')
    expect(await outcomes()).toEqual(['refused'])
    expect(await notices('admin')).toHaveLength(1)
    expect(await notices('dono')).toHaveLength(1)
    await bank.tell(bank.pay(await txidOf(cheaper), { silent: true }))
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('a second transfer for it, one that comes too late and one of nobody are told, never lost', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    const txid = await txidOf(booking)
    await bank.tell(bank.pay(txid, { silent: true }))
    await bank.tell(bank.pay(txid, { silent: true }))
    expect(await outcomes()).toEqual(['again', 'paid'])
    const late = await bookByPix()
    await workOnPix(work)
    const lateTxid = await txidOf(late)
    clock.advance(60)
    await bank.tell(bank.pay(lateTxid, { silent: true }))
    expect((await read(late.id)).status).toBe('expired')
    const stranger = { endToEndId: 'E-stranger', valor: '5.00', horario: clock.now() }
    expect((await post(`/pix/${SECRET}/pix`, JSON.stringify({ pix: [stranger] }))).status).toBe(200)
    expect(await outcomes()).toEqual(['again', 'paid', 'refused', 'unknown'])
    expect(await notices('admin')).toHaveLength(3)
  })

  it('many processes that are told at once confirm it once', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    const paid = bank.pay(await txidOf(booking), { silent: true })
    const told = await Promise.all(Array.from({ length: 8 }, () => bank.tell(paid)))
    expect(new Set(told)).toEqual(new Set([200]))
    expect((await read(booking.id)).status).toBe('confirmed')
    expect(await outcomes()).toEqual(['paid'])
    expect(await notices('admin')).toEqual([])
  })

  it('waits for a bank that is down, with a code all the same', async () => {
    const booking = await bookByPix()
    const down: PixWork = { ...work, pix: { ...work.pix, charge: () => Promise.reject(new Error('down')) } }
    await workOnPix(down)
    expect((await read(booking.id)).payment?.pixCode).toBe(booking.payment?.pixCode)
    await workOnPix(work)
    expect(bank.charges.has(await txidOf(booking))).toBe(false)
    clock.advance(2)
    await workOnPix(work)
    expect(bank.charges.has(await txidOf(booking))).toBe(true)
  })
})

const refunds = () => postgres.sql.ask('select amount_cents, status from pix_refunds')

describe('a booking that was paid by Pix and is cancelled', () => {
  const cancel = async (booking: Booking) => {
    const answered = await answers.ask('POST', `/bookings/${booking.id}/cancel`, {
      token: answers.ana,
      body: { reason: '' },
    })
    expect(answered).toMatchObject({ status: 200 })
    return read(booking.id)
  }
  const told = async (userId: string) =>
    postgres.sql.ask(
      "select message from notifications where user_id = $1 and message like 'O banco não devolveu%'",
      [userId],
    )

  it('has its money given back by the bank, once, however many processes work on it', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    const { endToEndId } = bank.pay(await txidOf(booking), { silent: true })
    const [received] = await work.pix.look(await txidOf(booking))
    expect(received?.endToEndId).toBe(endToEndId)
    clock.advance(1)
    await workOnPix(work)
    const { payment } = await cancel(booking)
    const cents = payment?.refundedCents ?? 0
    expect(cents).toBeGreaterThan(0)
    expect(await refunds()).toEqual([{ amount_cents: cents, status: 'waiting' }])
    await Promise.all([workOnPix(work), workOnPix(work), workOnPix(work)])
    expect(await refunds()).toEqual([{ amount_cents: cents, status: 'done' }])
    expect(
      [...bank.refunds].filter(([key]) => key.startsWith(`${endToEndId} `)).map(([, { valor }]) => valor),
    ).toEqual([(cents / 100).toFixed(2)])
    expect(await told('dono')).toEqual([])
  })

  it('waits for a bank that is down, and the arena is told where a bank refuses', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    await bank.tell(bank.pay(await txidOf(booking), { silent: true }))
    await cancel(booking)
    const broken = (giveBack: PixWork['pix']['giveBack']): PixWork => ({
      ...work,
      pix: { ...work.pix, giveBack },
    })
    await workOnPix(broken(() => Promise.reject(new Error('down'))))
    expect(await refunds()).toMatchObject([{ status: 'waiting' }])
    clock.advance(2)
    await workOnPix(broken(() => Promise.resolve('refused')))
    expect(await refunds()).toMatchObject([{ status: 'told' }])
    expect(await told('dono')).toHaveLength(1)
    expect(await told('admin')).toHaveLength(1)
  })
})

describe('a tab that is paid by Pix', () => {
  let commands = 0
  const give = async (command: object) => {
    commands += 1
    const body = { id: `cmd-${commands}`, ...command }
    const answered = await answers.ask('POST', '/company/tabs/commands', { token: answers.dono, body })
    expect(answered).toMatchObject({ status: 200 })
  }
  const payments = async (id: string) => {
    const [row] = await postgres.sql.ask('select payments, pending_pix from tabs where id = $1', [id])
    const { payments: paid, pending_pix: waiting } = row as Record<string, { id: string }[]>
    return { paid: paid?.map((each) => each.id), waiting: waiting?.map((each) => each.id) }
  }

  it('has its own money, even where another tab calls its payment the same', async () => {
    const pix = { type: 'pay', paymentId: 'pay-pix', method: 'pix', receivedCents: null, lines: [] }
    await give({ type: 'open', tabId: 'second', customerName: 'Rafa', customerPhone: null })
    const item = {
      type: 'add_item',
      tabId: 'second',
      lineId: 'l1',
      productId: 'agua',
      quantity: 1,
      note: null,
    }
    await give(item)
    await give({ ...pix, tabId: 'tab-open', amountCents: 700 })
    await give({ ...pix, tabId: 'second', amountCents: 500 })
    await workOnPix(work)
    const charges = await postgres.sql.ask(
      "select txid, row_id from pix_charges where payment_id = 'pay-pix'",
    )
    expect(
      charges.map(({ row_id: id }) => id).toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['second', 'tab-open'])
    const txid = String(charges.find(({ row_id: id }) => id === 'second')?.txid)
    await bank.tell(bank.pay(txid, { silent: true }))
    expect(await payments('second')).toEqual({ paid: ['pay-pix'], waiting: [] })
    expect(await payments('tab-open')).toMatchObject({ waiting: ['pay-pix'] })
    expect(await outcomes()).toEqual(['paid'])
  })

  it('that withdraws its code is told of the money, and not paid by it', async () => {
    const pix = { type: 'pay', paymentId: 'pay-late', method: 'pix', receivedCents: null, lines: [] }
    await give({ type: 'open', tabId: 'third', customerName: 'Rui', customerPhone: null })
    await give({ type: 'add_item', tabId: 'third', lineId: 'l2', productId: 'agua', quantity: 1, note: null })
    await give({ ...pix, tabId: 'third', amountCents: 500 })
    await workOnPix(work)
    await give({ type: 'void_payment', tabId: 'third', paymentId: 'pay-late', reason: 'Desistiu' })
    const [charge] = await postgres.sql.ask("select txid from pix_charges where payment_id = 'pay-late'")
    await bank.tell(bank.pay(String(charge?.txid), { silent: true }))
    expect(await outcomes()).toEqual(['refused'])
    expect(await notices('dono')).toHaveLength(1)
  })
})

describe('the bank', () => {
  it('is paid by a press on its page, as a person does who builds the app', async () => {
    const booking = await bookByPix()
    await workOnPix(work)
    const page = await (await fetch(`${origin}/psp`)).text()
    const [, action] = /action="([^"]+)"/.exec(page) ?? []
    expect(action).toBe(`/psp/pay/${await txidOf(booking)}`)
    const pressed = await fetch(`${origin}${action}`, { method: 'POST', redirect: 'manual' })
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/psp'])
    await expect.poll(async () => (await read(booking.id)).status).toBe('confirmed')
  })

  it('has one charge however often it is asked for it', async () => {
    const charge = { txid: 'a'.repeat(32), amountCents: 1234, key: 'chave', seconds: 600 }
    const [one, again] = [await work.pix.charge(charge), await work.pix.charge(charge)]
    expect(again).toBe(one)
    expect(await work.pix.look(charge.txid)).toEqual([])
    const { endToEndId } = bank.pay(charge.txid, { silent: true })
    expect(await work.pix.look(charge.txid)).toEqual([
      { endToEndId, txid: charge.txid, amountCents: 1234, paidAt: clock.now() },
    ])
    expect(await work.pix.look('b'.repeat(32))).toEqual([])
  })

  it('is nobody without the secret of the address, or with another body', async () => {
    expect((await post('/pix/wrong/pix', '{"pix":[]}')).status).toBe(404)
    expect((await post(`/pix/${SECRET}/pix`, 'no json')).status).toBe(400)
    expect((await post(`/pix/${SECRET}`, '{"pix":[{"valor":"1"}]}')).status).toBe(400)
    expect((await post(`/pix/${SECRET}`, '{"pix":[]}')).status).toBe(200)
  })
})

// The last: credit pays the next booking.
it('gives nothing back that its athlete takes as credit', async () => {
  const booking = await bookByPix()
  await workOnPix(work)
  await bank.tell(bank.pay(await txidOf(booking), { silent: true }))
  const answered = await answers.ask('POST', `/bookings/${booking.id}/cancel`, {
    token: answers.ana,
    body: { reason: '', refundAs: 'credit' },
  })
  expect(answered).toMatchObject({ status: 200 })
  expect(await refunds()).toEqual([])
})
