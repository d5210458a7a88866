import { createSimulatedBank } from '@campo-livre/mocks/bank/simulated-bank.ts'
import { testCard } from '@campo-livre/mocks/bank/test-cards.ts'
import { createToken } from '@campo-livre/mocks/bank/tokens.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CardWork, workOnCards } from '../cards/work-cards.ts'
import { createMetrics } from '../metrics.ts'
import type { PixWork } from '../pix/pix-work.ts'
import { workOnPix } from '../pix/work-pix.ts'
import { simulatedPix } from '../testing/simulated-pix.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testPostgres } from '../testing/test-postgres.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)
const now = () => clock.now()
const cards = createSimulatedBank(now)
const transfers = simulatedPix(now)
let answers: Awaited<ReturnType<typeof testAnswers>>
let onCards: CardWork
let onPix: PixWork
let count = 0

beforeAll(async () => {
  answers = await testAnswers(postgres.sql, clock, { cards: cards.bank })
  const { world } = answers
  const [log, metrics] = [pino({ level: 'silent' }), createMetrics()]
  onCards = { world, bank: cards.bank, log, metrics }
  onPix = { world, pix: transfers.pix, key: null, log, metrics }
  await command('dono', '/company/series/commands', {
    type: 'create',
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
  })
})
beforeEach(async () => {
  for (const table of ['pix_refunds', 'card_refunds', 'notifications'])
    await postgres.sql.ask(`delete from ${table}`)
})

/** Sends a command with an id of its own, which has to be done. */
async function command(as: 'ana' | 'bia' | 'dono', path: string, body: object): Promise<unknown> {
  count += 1
  const answered = await answers.ask('POST', path, {
    token: answers[as],
    body: { id: `cmd-${count}`, ...body },
  })
  expect(answered).toMatchObject({ status: 200 })
  return (answered.body as { data: unknown }).data
}
function card() {
  const made = createToken(
    { number: testCard('approved'), expiry: '12/30', securityCode: '737', holderName: 'Ana Lima' },
    now(),
  )
  if (!made.ok) throw new Error(made.message)
  return { token: made.token, instalments: 1 }
}
/** Pays the newest Pix code as a person does, and lets the server hear of it. */
async function payNewestPix(): Promise<void> {
  await workOnPix(onPix)
  const [charge] = await postgres.sql.ask(
    "select txid from pix_charges where status = 'registered' order by created_at desc, txid limit 1",
  )
  transfers.pay(String(charge?.txid))
  clock.advance(1)
  await workOnPix(onPix)
  await workOnPix(onPix)
}
async function work(): Promise<void> {
  await Promise.all([workOnCards(onCards), workOnPix(onPix), workOnCards(onCards), workOnPix(onPix)])
}
const tabPayments = async (): Promise<{ id: string; voided: unknown }[]> => {
  const [row] = await postgres.sql.ask("select payments from tabs where id = 'tab-open'")
  return (row as { payments: { id: string; voided: unknown }[] }).payments
}
const refunds = (method: 'pix' | 'card') =>
  postgres.sql.ask(`select table_name, row_id, payment_id, amount_cents, status from ${method}_refunds`)
const told = async () =>
  (
    await postgres.sql.ask(
      "select message from notifications where user_id = 'dono' and message like 'O banco não devolveu%'",
    )
  ).map(({ message }) => String(message).replaceAll('\u00a0', ' '))
const refusing = (): { cards: CardWork; pix: PixWork } => ({
  cards: { ...onCards, bank: { ...cards.bank, giveBack: () => Promise.resolve('refused') } },
  pix: { ...onPix, pix: { ...transfers.pix, giveBack: () => Promise.resolve('refused') } },
})

describe('a payment of a tab that is voided at the counter (N6, H3)', () => {
  const pay = (more: object) => command('bia', '/tabs/tab-open/payments', more)
  const back = async (paymentId = '') =>
    command('dono', '/company/tabs/commands', {
      type: 'void_payment',
      tabId: 'tab-open',
      paymentId,
      reason: 'Engano',
    })
  const newest = async () => (await tabPayments()).at(-1)?.id ?? ''

  it('goes back by Pix, once, by whichever process', async () => {
    await pay({ amountCents: 300 })
    await payNewestPix()
    const paymentId = await newest()
    await back(paymentId)
    const waiting = { table_name: 'tabs', row_id: 'tab-open', payment_id: paymentId, amount_cents: 300 }
    expect(await refunds('pix')).toEqual([{ ...waiting, status: 'waiting' }])
    const again = await answers.ask('POST', '/company/tabs/commands', {
      token: answers.dono,
      body: { type: 'void_payment', id: 'twice', tabId: 'tab-open', paymentId, reason: 'Engano' },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'already_undone' } })
    await work()
    expect(await refunds('pix')).toEqual([{ ...waiting, status: 'done' }])
    expect(await told()).toEqual([])
  })

  it('waits for its transfer to be settled, which ends after what it has paid', async () => {
    await pay({ amountCents: 150 })
    await payNewestPix()
    const paymentId = await newest()
    const settling = 'update pix_received set outcome = $1, next_at = $2 where amount_cents = 150'
    await postgres.sql.ask(settling, [null, new Date(Date.parse(clock.now()) + 60_000).toISOString()])
    await back(paymentId)
    await workOnPix(onPix)
    expect(await refunds('pix')).toMatchObject([{ payment_id: paymentId, status: 'waiting' }])
    await postgres.sql.ask(settling, ['paid', clock.now()])
    await postgres.sql.ask('update pix_refunds set next_at = $1', [clock.now()])
    await work()
    expect(await refunds('pix')).toMatchObject([{ payment_id: paymentId, status: 'done' }])
    expect(await told()).toEqual([])
  })

  it('goes back on the card that paid it, at another try where the bank is down', async () => {
    await pay({ amountCents: 200, card: card() })
    await workOnCards(onCards)
    const paymentId = await newest()
    expect(cards.charges.get(paymentId)).toMatchObject({ amountCents: 200 })
    await back(paymentId)
    const down = { ...cards.bank, giveBack: () => Promise.reject(new Error('down')) }
    await workOnCards({ ...onCards, bank: down })
    expect(await refunds('card')).toMatchObject([{ status: 'waiting', amount_cents: 200 }])
    clock.advance(2)
    await work()
    expect(await refunds('card')).toMatchObject([{ status: 'done', row_id: 'tab-open' }])
    expect([...cards.refunds.values()].filter(({ chargeId }) => chargeId === paymentId)).toMatchObject([
      { amountCents: 200 },
    ])
  })

  it('is told to the arena by the code of the tab where the bank refuses', async () => {
    await pay({ amountCents: 100, card: card() })
    await workOnCards(onCards)
    await back(await newest())
    await workOnCards(refusing().cards)
    expect(await refunds('card')).toMatchObject([{ status: 'told' }])
    const [tab] = await postgres.sql.ask("select code from tabs where id = 'tab-open'")
    expect(await told()).toEqual([
      `O banco não devolveu R$ 1,00 da comanda ${String(tab?.code)}. Devolva a quem pagou.`,
    ])
  })

  it('stays with the arena to give back where no bank of ours has brought it', async () => {
    for (const method of ['cash', 'card'] as const) {
      const paymentId = `own-${method}`
      const taken = { type: 'pay', tabId: 'tab-open', paymentId, method, amountCents: 100, lines: [] }
      await command('dono', '/company/tabs/commands', { ...taken, receivedCents: null })
      await back(paymentId)
    }
    await command('dono', '/company/tabs/commands', {
      type: 'pay',
      tabId: 'tab-open',
      paymentId: 'shown',
      method: 'pix',
      amountCents: 100,
      receivedCents: null,
      lines: [],
    })
    await back('shown')
    expect([...(await refunds('pix')), ...(await refunds('card'))]).toEqual([])
  })
})

describe('a payment of a month of a fixed slot that is voided at the counter (N6, N8)', () => {
  const month = '2026-11'
  const pay = (more: object) => command('ana', '/series/serie-1/pay', { month, ...more })
  const newest = async () => {
    const [row] = await postgres.sql.ask("select accounts from series where id = 'serie-1'")
    const { accounts } = row as { accounts: { month: string; payments: { id: string }[] }[] }
    return accounts.find((each) => each.month === month)?.payments.at(-1)?.id ?? ''
  }
  const back = async () =>
    command('dono', '/company/series/commands', {
      type: 'void_payment',
      seriesId: 'serie-1',
      month,
      paymentId: await newest(),
      reason: 'Engano',
    })

  it('goes back by Pix', async () => {
    await pay({ amountCents: 5_000 })
    await payNewestPix()
    await back()
    expect(await refunds('pix')).toMatchObject([
      { table_name: 'series', row_id: 'serie-1', amount_cents: 5_000, status: 'waiting' },
    ])
    await work()
    expect(await refunds('pix')).toMatchObject([{ status: 'done' }])
  })

  it('goes back on its card, or the arena is told whose fixed slot it is', async () => {
    await pay({ amountCents: 4_000, card: card() })
    await workOnCards(onCards)
    await back()
    await work()
    expect(await refunds('card')).toMatchObject([{ table_name: 'series', status: 'done' }])
    await pay({ amountCents: 3_000, card: card() })
    await workOnCards(onCards)
    await back()
    await workOnCards(refusing().cards)
    expect(await told()).toEqual([
      'O banco não devolveu R$ 30,00 do horário fixo de Ana Lima. Devolva a quem pagou.',
    ])
  })
})

describe('a share that has paid a tab which is voided at the counter (N6, H10)', () => {
  it('gets its money back from the transfer of the share', async () => {
    const proposed = (await answers.ask('GET', '/split-proposals/tab/tab-open', { token: answers.bia }))
      .body as { data: { items: object[]; people: object[] } }
    const edits = [
      ...proposed.data.people.map((person) => ({ do: 'person', person })),
      ...proposed.data.items.map((item) => ({ do: 'item', item })),
    ]
    const origin = { kind: 'tab', id: 'tab-open' }
    const bill = (await command('bia', '/splits/commands', {
      type: 'open',
      splitId: 'conta',
      origin,
      edits,
    })) as { people: { token: string; openCents: number }[] }
    const [person] = bill.people
    await command('bia', `/share-links/${person?.token}/commands`, { type: 'pix' })
    await payNewestPix()
    const paid = (await tabPayments()).at(-1)
    expect(paid).toMatchObject({ amountCents: person?.openCents, voided: null })
    await command('dono', '/company/tabs/commands', {
      type: 'void_payment',
      tabId: 'tab-open',
      paymentId: paid?.id,
      reason: 'Engano',
    })
    expect(await refunds('pix')).toMatchObject([
      { table_name: 'splits', row_id: 'conta', amount_cents: person?.openCents, status: 'waiting' },
    ])
    await workOnPix(refusing().pix)
    const [row] = await postgres.sql.ask("select code from splits where id = 'conta'")
    const [tab] = await postgres.sql.ask("select code from tabs where id = 'tab-open'")
    expect((await told()).map((message) => message.replace(/R\$ [\d,]+/, 'R$'))).toEqual([
      `O banco não devolveu R$ da conta dividida ${String(row?.code)} da comanda ${String(tab?.code)}. Devolva a quem pagou.`,
    ])
    await postgres.sql.ask("update pix_refunds set status = 'waiting', next_at = $1", [clock.now()])
    await work()
    expect(await refunds('pix')).toMatchObject([{ status: 'done' }])
    const read = await answers.ask('GET', '/splits/conta', { token: answers.bia })
    expect(read.body).toMatchObject({ data: { people: [{ paidCents: 0, openCents: person?.openCents }] } })
  })
})
