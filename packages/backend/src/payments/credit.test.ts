import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import type { LinkedShare, SplitDetail, SplitProposal } from '@campo-livre/domain/splits/split-view.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { tillMoney } from '@campo-livre/mocks/testing/till-money.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const plain = (text: string) => text.replace(/\s/g, ' ')
const left = (athleteId: string) => creditLeft(db(), db().clock.now(), { athleteId, companyId: 'paulista' })

/** Gives somebody credit at the arena, by a booking that they cancelled. */
const given = (athleteId: string, cents: number) =>
  db().bookings.insert(
    tinyBooking({
      id: `gave-${athleteId}`,
      code: `RSV-G${athleteId}`,
      athleteId,
      status: 'cancelled',
      start: '2026-11-26T23:00:00.000Z',
      end: '2026-11-27T00:00:00.000Z',
      cancellation: {
        at: '2026-11-20T12:00:00.000Z',
        by: 'athlete',
        reason: null,
        refundCents: 0,
        creditCents: cents,
      },
    }),
  )

/** Returns the movements of the arena's money, and what its tills count. */
async function money(): Promise<[number, number]> {
  const { body } = await ask('GET /company/financial?perPage=100', { as: 'dono' })
  return [(body.data as Entry[]).length, tillMoney(db()).length]
}

describe('credit at the arena on a tab (H9, rules 5 and 10)', () => {
  const pay = (amountCents: number, key?: string) =>
    ask('POST /tabs/tab-open/payments', {
      as: 'bia',
      body: { amountCents, credit: true },
      ...(key && { key }),
    })
  const read = async () => (await ask('GET /tabs/tab-open', { as: 'bia' })).body.data as TabDetail

  it('pays a part of it, once, and is no money', async () => {
    await given('bia', 700)
    expect(await read()).toMatchObject({ creditLeftCents: 700 })
    const before = await money()
    const { status, body } = await pay(400, 'once')
    expect([status, body.message]).toEqual([200, 'Pago com o seu crédito.'])
    expect(body.data).toMatchObject({
      sum: { totalCents: 1000, paidCents: 400, dueCents: 600 },
      payments: [],
      credits: [{ amountCents: 400, byId: 'bia', voided: null }],
      creditLeftCents: 300,
    })
    await pay(400, 'once')
    expect(left('bia')).toBe(300)
    expect(await money()).toEqual(before)
    const { body: told } = await ask('GET /company/tabs/tab-open/history', { as: 'dono' })
    expect(plain(JSON.stringify(told.data))).toContain('Pagou R$ 4,00 com crédito na arena')
  })

  it('is never overdrawn, by two at once either', async () => {
    await given('bia', 700)
    const answers = await Promise.all([pay(500), pay(500)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(left('bia')).toBe(200)
    const { body } = await pay(500)
    expect([body.code, plain(body.message)]).toEqual([
      'amount_over_due',
      'Você tem só R$ 2,00 de crédito na arena.',
    ])
  })

  it('is refused to who has none, and never more than is due', async () => {
    const none = await pay(400)
    expect([none.status, none.body.message]).toEqual([409, 'Você não tem crédito nessa arena.'])
    expect(await read()).not.toHaveProperty('creditLeftCents')
    await given('bia', 5_000)
    expect((await pay(1_001)).body.code).toBe('amount_over_due')
    expect(left('bia')).toBe(5_000)
  })

  it('comes back when the counter takes the payment back', async () => {
    await given('bia', 700)
    const paid = (await pay(700)).body.data as TabDetail
    const command = { type: 'void_payment', id: 'back', tabId: 'tab-open', reason: 'Engano' }
    await ask('POST /company/tabs/commands', {
      as: 'dono',
      body: { ...command, paymentId: paid.credits?.[0]?.id },
    })
    expect([left('bia'), (await read()).sum.dueCents]).toEqual([700, 1000])
    expect((await ask('GET /company/tabs/tab-open', { as: 'dono' })).body.data).not.toHaveProperty(
      'creditLeftCents',
    )
  })
})

it('credit pays a part of a month, once, and is no money (N8, rules 5 and 10)', async () => {
  const fieldId = db().fields.by('companyId', 'paulista')[0]?.id
  await ask('POST /company/series/commands', {
    as: 'dono',
    body: {
      type: 'create',
      id: 'make',
      seriesId: 'serie-1',
      customer: { kind: 'athlete', athleteId: 'ana' },
      fieldId,
      from: '2026-11-26',
      until: null,
      startMinute: 10 * 60,
      minutes: 60,
      priceCents: 12_000,
      every: 1,
      terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
      note: '',
      choices: [],
    },
  })
  await given('ana', 10_000)
  const before = await money()
  const body = { id: 'by-credit', month: '2026-11', amountCents: 8_000, credit: true }
  const pay = (more: object = {}) =>
    ask('POST /series/serie-1/pay', { as: 'ana', body: { ...body, ...more } })
  const paid = (await pay()).body.data as SeriesDetail
  expect(paid.bills[0]).toMatchObject({ paidCents: 8_000, dueCents: 4_000, account: { payments: [] } })
  expect(paid.creditLeftCents).toBe(2_000)
  await pay()
  expect((await pay({ id: 'more', amountCents: 2_001 })).status).toBe(409)
  expect([left('ana'), await money()]).toEqual([2_000, before])
  await ask('POST /company/series/commands', {
    as: 'dono',
    body: {
      type: 'void_payment',
      id: 'back',
      seriesId: 'serie-1',
      month: '2026-11',
      paymentId: 'credit-by-credit',
      reason: 'Engano',
    },
  })
  expect(left('ana')).toBe(10_000)
})

describe('credit at the arena for a share of a bill (H10, rules 5, 8 and 10)', () => {
  /** Opens a bill of a booking of R$ 100,00 that is paid at the venue, and R$ 20,00 that are no arena's, for Ana and Bia. */
  async function opened(): Promise<SplitDetail> {
    await db().bookings.insert(
      tinyBooking({
        id: 'venue',
        code: 'RSV-VEN2',
        start: '2026-11-24T23:00:00.000Z',
        end: '2026-11-25T00:00:00.000Z',
        priceCents: 10_000,
        payment: {
          id: 'pay-venue',
          method: 'venue',
          status: 'pending',
          amountCents: 10_000,
          refundedCents: 0,
          pixCode: null,
          createdAt: '2026-11-19T13:00:00.000Z',
          paidAt: null,
        },
      }),
    )
    const { items, people } = (await ask('GET /split-proposals/booking/venue', { as: 'ana' })).body
      .data as SplitProposal
    const ball = {
      id: 'ball',
      kind: 'ball',
      name: 'Bola',
      cents: 2_000,
      payers: { of: 'all' },
      source: null,
    }
    const guest = { id: 'guest', name: 'Bia', sameAs: null, exempt: false, part: { as: 'rest' } }
    const edits = [
      ...[...people, guest].map((person) => ({ do: 'person', person })),
      ...[...items, ball].map((item) => ({ do: 'item', item })),
    ]
    const { body } = await ask('POST /splits/commands', {
      as: 'ana',
      body: { type: 'open', id: 'open', splitId: 'conta', origin: { kind: 'booking', id: 'venue' }, edits },
    })
    return body.data
  }
  const share = (token: string, body: object, as?: string) =>
    ask(`POST /share-links/${token}/commands`, { ...(as && { as }), body })
  const seen = async (token: string, as?: string) =>
    (await ask(`GET /share-links/${token}`, as ? { as } : {})).body.data as LinkedShare
  const tokenOf = ({ people }: SplitDetail, name: string) =>
    people.find((person) => person.name === name)?.token ?? ''

  it('is offered to whose share it is alone, and reaches the booking once', async () => {
    await given('bia', 9_000)
    const token = tokenOf(await opened(), 'Bia')
    expect((await seen(token, 'bia')).arenaCredit).toBeNull()
    await share(token, { type: 'take', id: 'take' }, 'bia')
    expect((await seen(token)).arenaCredit).toBeNull()
    expect((await seen(token, 'ana')).arenaCredit).toBeNull()
    expect((await seen(token, 'bia')).arenaCredit).toEqual({ cents: 6_000, companyName: 'Arena Paulista' })
    const before = await money()
    const paying = { type: 'credit', id: 'by-credit', cents: 6_000 }
    expect((await share(token, paying)).status).toBe(409)
    expect((await share(token, paying, 'ana')).status).toBe(409)
    const { status, body } = await share(token, paying, 'bia')
    expect([status, body.message, body.data]).toMatchObject([
      200,
      'Pago com o seu crédito.',
      { openCents: 0, arenaCredit: null },
    ])
    expect((await share(token, paying, 'bia')).status).toBe(200)
    expect(db().bookings.find('venue')?.counter).toMatchObject({
      payments: [],
      credits: [{ amountCents: 6_000, byId: 'bia', voided: null }],
    })
    expect([left('bia'), await money()]).toEqual([3_000, before])
  })

  it('pays what there is of it; the rest is paid by Pix, and is no supplement', async () => {
    await given('bia', 2_500)
    const token = tokenOf(await opened(), 'Bia')
    await share(token, { type: 'take', id: 'take' }, 'bia')
    await share(token, { type: 'pix', id: 'code' })
    expect((await share(token, { type: 'credit', id: 'too-much', cents: 2_501 }, 'bia')).status).toBe(409)
    const { body } = await share(token, { type: 'credit', id: 'part', cents: 2_500 }, 'bia')
    expect(body.data).toMatchObject({ openCents: 3_500, supplement: false, pix: null })
    const { body: asked } = await share(token, { type: 'pix', id: 'rest' })
    expect((asked.data as LinkedShare).pix?.cents).toBe(3_500)
  })

  it('never pays what the arena is not owed, and comes back when the arena cancels', async () => {
    await given('bia', 20_000)
    await given('ana', 20_000)
    const bill = await opened()
    const [bia, ana] = [tokenOf(bill, 'Bia'), tokenOf(bill, 'Ana Lima')]
    await share(bia, { type: 'take', id: 'take' }, 'bia')
    await share(bia, { type: 'credit', id: 'first', cents: 6_000 }, 'bia')
    // The ball is the organiser's: of the R$ 60,00 of Ana the arena is owed R$ 40,00.
    expect((await seen(ana, 'ana')).arenaCredit?.cents).toBe(4_000)
    await share(ana, { type: 'credit', id: 'second', cents: 4_000 }, 'ana')
    expect(db().bookings.find('venue')?.payment).toMatchObject({ status: 'paid', atCounter: true })
    expect([left('bia'), left('ana')]).toEqual([14_000, 16_000])
    await ask('POST /company/bookings/commands', {
      as: 'dono',
      body: { type: 'cancel', id: 'gone', bookingId: 'venue', reason: 'Vazamento' },
    })
    expect(db().bookings.find('venue')?.cancellation).toMatchObject({ by: 'company', refundCents: 0 })
    expect([left('bia'), left('ana')]).toEqual([20_000, 20_000])
  })
})
