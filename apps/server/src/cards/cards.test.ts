import { once } from 'node:events'
import { Writable } from 'node:stream'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { CardOutcome } from '@campo-livre/mocks/bank/card-outcome.ts'
import { testCard, testCards } from '@campo-livre/mocks/bank/test-cards.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../http/app.ts'
import { runDue } from '../jobs/worker.ts'
import { createMetrics } from '../metrics.ts'
import { holdHours } from '../testing/hold-hours.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { acquirer } from './acquirer.ts'
import { bankOfCall, noCards } from './bank-of-call.ts'
import { createTestCardBank } from './test-bank.ts'
import { type CardWork, workOnCards } from './work-cards.ts'

const WEBHOOK = 'the-secret-of-the-webhook'
const BANK = 'the-secret-of-the-bank'
const postgres = testPostgres()
const clock = createFixedClock(NOW)
const written: string[] = []
const log = pino(
  { level: 'debug' },
  new Writable({
    write: (line: Buffer, _, done) => {
      written.push(line.toString())
      done()
    },
  }),
)
let answers: Awaited<ReturnType<typeof testAnswers>>
let bank: ReturnType<typeof createTestCardBank>
let work: CardWork
let origin = ''
let isDown = false
let handler: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> }
const server = serve({
  // Other tests of this worker have their own fetch.
  overrideGlobalObjects: false,
  fetch: (request, env) =>
    isDown && request.url.includes('/bank/')
      ? new Response(null, { status: 503 })
      : handler.fetch(request, env),
  hostname: '127.0.0.1',
  port: 0,
})

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const cards = acquirer({ url: `${origin}/bank`, secret: BANK })
  answers = await testAnswers(postgres.sql, clock, { cards })
  const webhook = `${origin}/cards/${WEBHOOK}`
  bank = createTestCardBank({ secret: BANK, webhook, now: () => clock.now(), allowedOrigins: [] })
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
    cardsSecret: WEBHOOK,
    testCardBank: bank.app,
  })
  work = { world, bank: cards, log, metrics }
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(async () => {
  isDown = false
  for (const table of ['card_charges', 'card_refunds', 'cards', 'notifications'])
    await postgres.sql.ask(`delete from ${table}`)
})

const typed = (number: string) => ({
  number,
  expiry: '12/30',
  securityCode: '737',
  holderName: 'Ana Lima',
})
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
async function tokenOf(outcome: CardOutcome): Promise<string> {
  const { token } = (await (await post('/bank/cards', typed(testCard(outcome)))).json()) as { token: string }
  return token
}

const hold = holdHours(() => answers)
const pay = (id: string, token: string, key?: string) =>
  answers.ask('POST', `/bookings/${id}/payment`, {
    token: answers.ana,
    body: { method: 'card', card: { token, instalments: 1 } },
    ...(key === undefined ? {} : { key }),
  })
/** Holds an hour, and pays it by a card; the bank has not been asked yet. */
async function payBy(outcome: CardOutcome): Promise<Booking> {
  const { id } = await hold()
  const paid = await pay(id, await tokenOf(outcome))
  expect(paid).toMatchObject({ status: 200 })
  return (paid.body as { data: Booking }).data
}
async function read(id: string): Promise<Booking> {
  const answered = await answers.ask('GET', `/bookings/${id}`, { token: answers.ana })
  return (answered.body as { data: Booking }).data
}
const chargesOf = ({ payment }: Booking) => [...bank.charges.values()].filter(({ id }) => id === payment?.id)
const refundsOf = ({ payment }: Booking) =>
  [...bank.refunds.values()].filter(({ chargeId }) => chargeId === payment?.id)
const cancel = ({ id }: Booking) =>
  answers.ask('POST', `/bookings/${id}/cancel`, { token: answers.ana, body: { reason: '' } })
const statuses = async (table: 'card_charges' | 'card_refunds') =>
  (await postgres.sql.ask(`select status from ${table}`)).map(({ status }) => status)
const told = async (userId: string, like: string) =>
  postgres.sql.ask('select message from notifications where user_id = $1 and message like $2', [userId, like])

describe('a booking that is paid by card on the server (H9)', () => {
  it('waits until its bank was asked, and is confirmed by a yes', async () => {
    const booking = await payBy('approved')
    expect(booking).toMatchObject({
      status: 'awaiting_payment',
      payment: { status: 'pending', card: { brand: 'visa', last4: '1111', waits: 'bank' } },
    })
    expect(chargesOf(booking)).toEqual([])
    await workOnCards(work)
    expect(await read(booking.id)).toMatchObject({
      status: 'confirmed',
      payment: { status: 'paid', card: { waits: null } },
    })
    expect(chargesOf(booking)).toMatchObject([{ amountCents: booking.priceCents, instalments: 1 }])
    expect(await statuses('card_charges')).toEqual(['approved'])
  })

  it('is not confirmed by a no, which is told, and can be paid again', async () => {
    const booking = await payBy('no-funds')
    await workOnCards(work)
    expect(await read(booking.id)).toMatchObject({
      status: 'awaiting_payment',
      payment: { status: 'failed', card: { waits: null, declined: 'no-funds' } },
    })
    expect(await told('ana', 'Seu cartão não passou:%Nada foi cobrado.')).toHaveLength(1)
    expect(await pay(booking.id, await tokenOf('approved'))).toMatchObject({ status: 200 })
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('says that its holder is asked, and goes on when the bank tells', async () => {
    const booking = await payBy('confirmation')
    await workOnCards(work)
    expect((await read(booking.id)).payment).toMatchObject({
      status: 'pending',
      card: { waits: 'confirmation' },
    })
    bank.decide(booking.payment?.id ?? '', true)
    await bank.tell(booking.payment?.id ?? '')
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('is found out by asking, where a slow bank tells nothing', async () => {
    const booking = await payBy('slow-approved')
    await workOnCards(work)
    expect((await read(booking.id)).payment?.card?.waits).toBe('bank')
    clock.advance(1)
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('is charged once by a token, and by nobody’s', async () => {
    const token = await tokenOf('approved')
    const [one, two] = [await hold(), await hold()]
    expect(await pay(one.id, token, token)).toMatchObject({ status: 200 })
    expect(await pay(one.id, token, token)).toMatchObject({ status: 200 })
    const again = { status: 422, body: { errors: { 'card.token': ['Digite o cartão de novo.'] } } }
    expect(await pay(two.id, token)).toMatchObject(again)
    expect(await pay(two.id, 'card_of_nobody')).toMatchObject(again)
    await workOnCards(work)
    expect([...bank.charges.values()].filter((each) => each.token === token)).toHaveLength(1)
  })
})

it('tells the arena of a tab what did not go back, by a code that people read (N6)', async () => {
  const refund = (id: string, table: string, row: string) =>
    postgres.sql.ask(
      `insert into card_refunds (id, table_name, row_id, payment_id, amount_cents, created_at, next_at)
      values ($1, $2, $3, 'pay_of_nobody', 400, $4, $4)`,
      [id, table, row, clock.now()],
    )
  await refund('r-1', 'tabs', 'tab-open')
  await refund('r-2', 'splits', 'gone')
  await workOnCards(work)
  expect(await statuses('card_refunds')).toEqual(['told', 'told'])
  const all = await postgres.sql.ask(
    "select message from notifications where message like 'O banco não devolveu%'",
  )
  expect(all).toHaveLength(3)
  expect(all.filter(({ message }) => String(message).includes('pay_of_nobody'))).toEqual([])
  const [tab] = await postgres.sql.ask("select code from tabs where id = 'tab-open'")
  const sentence = `O banco não devolveu R$ 4,00 da comanda ${String(tab?.code)}. Devolva a quem pagou.`
  const [{ message = '' } = {}] = await told('dono', 'O banco não devolveu%')
  expect(String(message).replaceAll('\u00a0', ' ')).toBe(sentence)
})

it('is not asked of a card by who is not signed in, and a server without one says so (H9)', async () => {
  const { id } = await hold()
  const token = await tokenOf('approved')
  const readCard = vi.spyOn(work.bank, 'readCard')
  const body = { method: 'card', card: { token, instalments: 1 } }
  expect(await answers.ask('POST', `/bookings/${id}/payment`, { body })).toMatchObject({ status: 401 })
  expect(readCard).not.toHaveBeenCalled()
  readCard.mockRestore()
  const silent = vi.fn<(reason: string) => void>()
  const incoming = { method: 'POST', path: '', query: new URLSearchParams(), headers: new Headers() }
  const asking = { mayCall: () => Promise.resolve(true), silent }
  isDown = true
  await bankOfCall(work.bank, { ...incoming, text: JSON.stringify(body) }, asking)
  expect(silent.mock.calls).toEqual([['the bank tells nothing of a card: 503']])
  expect(() => noCards.readCard(token, clock.now())).toThrow('O cartão não funciona agora. Pague por Pix.')
})

describe('a bank of cards that is down, or a process that ends (H9)', () => {
  it('refuses a payment at once while the card cannot be read: nothing has changed', async () => {
    const { id } = await hold()
    const token = await tokenOf('approved')
    isDown = true
    expect(await pay(id, token)).toMatchObject({
      status: 422,
      body: {
        code: 'card_declined',
        message: expect.stringMatching(/^O banco do cartão não responde agora\./),
      },
    })
    expect((await read(id)).payment).toBeNull()
    isDown = false
    expect(await pay(id, token, token)).toMatchObject({ status: 200 })
    isDown = true
    // An answer that was lost is asked for again, and heard.
    expect(await pay(id, token, token)).toMatchObject({ status: 200 })
  })

  it('is asked again until it is up', async () => {
    const booking = await payBy('approved')
    isDown = true
    await workOnCards(work)
    expect(await statuses('card_charges')).toEqual(['asked'])
    isDown = false
    clock.advance(1)
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('charges once where a process ends between the call and the charge, or before it has heard the answer', async () => {
    const booking = await payBy('approved')
    // It takes the charge, the bank is asked, and the process is no more.
    const lost: CardWork = {
      ...work,
      bank: {
        ...work.bank,
        charge: async (charge) => {
          await work.bank.charge(charge)
          return new Promise<never>(() => undefined)
        },
      },
    }
    void workOnCards(lost)
    await expect.poll(() => chargesOf(booking)).toHaveLength(1)
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('awaiting_payment')
    clock.advance(2)
    await Promise.all([workOnCards(work), workOnCards(work), workOnCards(work)])
    expect((await read(booking.id)).status).toBe('confirmed')
    expect(chargesOf(booking)).toHaveLength(1)
    expect(await statuses('card_charges')).toEqual(['approved'])
  })

  it('is not asked for what was cancelled, or has run out, before it could be', async () => {
    const [cancelled, late] = [await payBy('approved'), await payBy('approved')]
    await cancel(cancelled)
    isDown = true
    await workOnCards(work)
    // The one was not even sent; nobody knows of the other, which the bank may have heard of.
    expect(new Set(await statuses('card_charges'))).toEqual(new Set(['over', 'asked']))
    clock.advance(20)
    await runDue(work)
    await workOnCards(work)
    expect(new Set(await statuses('card_charges'))).toEqual(new Set(['over', 'asked']))
    isDown = false
    clock.advance(2)
    await workOnCards(work)
    expect(await statuses('card_charges')).toEqual(['over', 'over'])
    expect([...chargesOf(cancelled), ...chargesOf(late)]).toEqual([])
    expect((await read(late.id)).status).toBe('expired')
  })

  it('gives back what it has charged without being heard, where the booking was cancelled meanwhile', async () => {
    const booking = await payBy('approved')
    const deaf: CardWork = {
      ...work,
      bank: {
        ...work.bank,
        charge: async (charge) => {
          await work.bank.charge(charge)
          throw new Error('the answer is lost')
        },
      },
    }
    await workOnCards(deaf)
    expect(chargesOf(booking)).toHaveLength(1)
    await cancel(booking)
    clock.advance(1)
    await workOnCards(work)
    expect(await statuses('card_charges')).toEqual(['approved'])
    expect(refundsOf(booking)).toMatchObject([{ amountCents: booking.payment?.amountCents }])
    expect(await statuses('card_refunds')).toEqual(['done'])
  })

  it('is asked at once where it has told of a decision while it was asked', async () => {
    const booking = await payBy('confirmation')
    const id = booking.payment?.id ?? ''
    const toldMeanwhile: CardWork = {
      ...work,
      bank: {
        ...work.bank,
        charge: async (charge) => {
          const answer = await work.bank.charge(charge)
          bank.decide(id, true)
          await bank.tell(id)
          return answer
        },
      },
    }
    await workOnCards(toldMeanwhile)
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('confirmed')
  })

  it('is asked once more just before the wait ends', async () => {
    const booking = await payBy('confirmation')
    await postgres.sql.ask('update card_charges set tries = 40')
    await workOnCards(work)
    const [charge] = await postgres.sql.ask('select next_at from card_charges')
    const [card] = await postgres.sql.ask("select charge->>'decidesAt' as ends from cards")
    const left = (Date.parse(String(card?.ends)) - Date.parse(String(charge?.next_at))) / 1000
    expect([booking.status, left]).toEqual(['awaiting_payment', 3])
  })

  it('is heard after it was given up, and what it approved goes back', async () => {
    const booking = await payBy('confirmation')
    await postgres.sql.ask('update card_charges set tries = 63')
    await workOnCards(work)
    expect(await statuses('card_charges')).toEqual(['over'])
    clock.advance(16)
    await runDue(work)
    bank.decide(booking.payment?.id ?? '', true)
    await bank.tell(booking.payment?.id ?? '')
    await workOnCards(work)
    expect(await statuses('card_charges')).toEqual(['approved'])
    expect(refundsOf(booking)).toMatchObject([{ amountCents: booking.payment?.amountCents }])
  })

  it('gives back what it approves once nothing waits for it any more', async () => {
    const booking = await payBy('confirmation')
    await workOnCards(work)
    clock.advance(16)
    await runDue(work)
    bank.decide(booking.payment?.id ?? '', true)
    clock.advance(60)
    await workOnCards(work)
    expect((await read(booking.id)).status).toBe('expired')
    await workOnCards(work)
    expect(await statuses('card_refunds')).toEqual(['done'])
    expect(refundsOf(booking)).toMatchObject([{ amountCents: booking.payment?.amountCents }])
  })
})

it('pays a part of a tab by a yes, and gives its amount free by a no, with its reason (H9)', async () => {
  const payPart = async (outcome: CardOutcome, amountCents: number) => {
    const card = { token: await tokenOf(outcome), instalments: 1 }
    const body = { amountCents, card }
    const paid = await answers.ask('POST', '/tabs/tab-open/payments', { token: answers.bia, body })
    expect(paid).toMatchObject({ status: 200 })
  }
  const tab = async () =>
    (await postgres.sql.ask("select payments, pending_cards from tabs where id = 'tab-open'"))[0]
  await payPart('approved', 400)
  expect(await tab()).toMatchObject({ payments: [], pending_cards: [{ waits: 'bank' }] })
  await workOnCards(work)
  const paid = [{ amountCents: 400, method: 'card' }]
  expect(await tab()).toMatchObject({ payments: paid, pending_cards: [] })
  await payPart('no-funds', 100)
  await workOnCards(work)
  expect(await tab()).toMatchObject({
    payments: paid,
    pending_cards: [{ waits: null, card: { declined: 'no-funds' } }],
  })
  await payPart('confirmation', 100)
  await workOnCards(work)
  expect(await tab()).toMatchObject({ payments: paid, pending_cards: [{ waits: 'confirmation' }] })
})

it('gives back on the card what a cancellation gives back, once (N6)', async () => {
  const booking = await payBy('approved')
  await workOnCards(work)
  await cancel(booking)
  await Promise.all([workOnCards(work), workOnCards(work)])
  const cents = (await read(booking.id)).payment?.refundedCents
  expect(cents).toBeGreaterThan(0)
  expect(refundsOf(booking)).toMatchObject([{ amountCents: cents }])
  expect(await statuses('card_refunds')).toEqual(['done'])
})

it('is told nothing by who does not know the secret of the address', async () => {
  expect((await post('/cards/wrong', { id: 'x' })).status).toBe(404)
  expect((await post(`/cards/${WEBHOOK}`, { other: 1 })).status).toBe(400)
  expect((await post(`/cards/${WEBHOOK}`, { id: 'nobody' })).status).toBe(200)
  expect((await post(`/cards/${WEBHOOK}`, { id: 'x'.repeat(10_000) })).status).toBe(413)
})

/** Returns a body with a value in the place of each of its own, one at a time. */
function inEveryPlace(body: unknown, value: string | number): unknown[] {
  if (typeof body !== 'object' || body === null) return [value]
  return Object.entries(body).flatMap(([key, part]) =>
    inEveryPlace(part, value).map((changed) => ({ ...body, [key]: changed })),
  )
}

it('keeps the number of a card in no table and no log, wherever in a call of payment it is sent (H9)', async () => {
  const { id } = await hold()
  const [number = ''] = testCards.map((card) => card.number)
  // A card that would pay, were the rest as it should be.
  const use = { token: await tokenOf('approved'), instalments: 1 }
  const calls = [
    [`/api/bookings/${id}/payment`, { method: 'card', whole: true, card: use, note: 'x' }],
    ['/api/tabs/tab-open/payments', { amountCents: 400, card: use, note: 'x' }],
    ['/api/series/serie-1/pay', { id: 'p-1', month: '2026-11', amountCents: 400, card: use }],
    ['/api/share-links/nobody/commands', { type: 'card', id: 'p-1', cents: 400, card: use }],
  ] as const
  const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ')
  const signedIn = { Authorization: `Bearer ${answers.ana}` }
  const said = async (answer: Response) => ((await answer.json()) as { message: string }).message
  const answered: string[] = []
  for (const [path, body] of calls) {
    for (const value of [number, Number(number), grouped])
      for (const changed of inEveryPlace(body, value))
        answered.push(await said(await post(path, changed, signedIn)))
    answered.push(await said(await post(path, body, { ...signedIn, 'Idempotency-Key': number })))
  }
  expect(answered.length).toBeGreaterThan(50)
  expect(new Set(answered)).toEqual(
    new Set(['Não mande o número do cartão para cá: ele vai direto para o banco.']),
  )
  // As an app of before sends it.
  expect((await post('/api/cards', typed(number), signedIn)).status).toBe(404)
  const tables = await postgres.sql.ask(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  expect(tables.length).toBeGreaterThan(40)
  const found = []
  for (const { name } of tables)
    for (const each of [number, grouped]) {
      const rows = await postgres.sql.ask(`select 1 from "${String(name)}" t where t::text like $1 limit 1`, [
        `%${each}%`,
      ])
      if (rows.length > 0) found.push(name)
    }
  expect(found).toEqual([])
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((line) => line.includes(number) || line.includes(grouped))).toEqual([])
})
