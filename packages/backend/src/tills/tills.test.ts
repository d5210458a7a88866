import type {
  CurrentTill,
  OpenTill,
  TillReport,
  TillRow,
  TillSales,
} from '@campo-livre/domain/tills/till-row.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'

const mock = testBackend()
let key = 0

const ask = (call: string, body?: object) =>
  mock.ask(call, { as: 'dono', ...(body && { body, key: `k${(key += 1)}` }) })
const open = async (floatCents = 10_000) =>
  (await ask('POST /company/tills', { floatCents })).body.data as OpenTill
const move = (id: string, kind: string, amountCents: number, version = 0) =>
  ask(`POST /company/tills/${id}/movements`, { kind, amountCents, reason: 'Troco', version })
const close = (id: string, countedCents: number) => ask(`POST /company/tills/${id}/close`, { countedCents })
const current = async () => (await ask('GET /company/till')).body.data as CurrentTill

/** Pays the open tab of the tiny seed in cash, now. */
async function payCash(amountCents: number): Promise<void> {
  const { db } = mock.server
  const payment = { ...db.tabs.find('tab-paid')?.payments[0], id: 'cash', method: 'cash', amountCents }
  await db.tabs.update('tab-open', { payments: [{ ...payment, paidAt: db.clock.now() } as never] })
}

describe('a till (H3)', () => {
  it('tells what was expected only after the count, from the money that came meanwhile', async () => {
    const { id } = await open()
    mock.server.db.clock.advance(10)
    await payCash(1_000)
    await move(id, 'deposit', 500)
    const { body } = await move(id, 'withdrawal', 2_000, 1)
    expect(Object.keys(body.data as object).toSorted()).toEqual([
      'floatCents',
      'id',
      'movements',
      'openedAt',
      'openedBy',
      'version',
    ])
    mock.server.db.clock.advance(10)
    const report = (await close(id, 9_600)).body.data as TillReport
    expect(report).toMatchObject({
      floatCents: 10_000,
      depositCents: 500,
      withdrawalCents: 2_000,
      expectedCents: 9_500,
      countedCents: 9_600,
      differenceCents: 100,
      status: 'different',
      openedBy: 'Davi Dono',
    })
    expect(report.carried).toEqual([{ code: 'CMD-OPEN', customerName: 'Bia Souza', dueCents: 0 }])
    expect(report.methods.find(({ method }) => method === 'cash')).toMatchObject({ tabCents: 1_000 })
  })

  it('notes a movement once, and tells who comes second what was noted', async () => {
    const { id } = await open()
    await move(id, 'deposit', 500)
    const second = await move(id, 'deposit', 500)
    expect(second.body).toMatchObject({ code: 'stale', data: { version: 1 } })
    expect(mock.server.db.tills.find(id)?.movements).toHaveLength(1)
  })

  it('refuses to give cash that its drawer does not hold, stores nothing, and tells no amount', async () => {
    const { id } = await open()
    const before = mock.server.db.tills.find(id)
    const refused = await move(id, 'withdrawal', 9_000_000)
    expect(refused).toMatchObject({ status: 409, body: { code: 'drawer_short' } })
    expect(refused.body.errors).toEqual({ amountCents: [refused.body.message] })
    expect(JSON.stringify(refused.body)).not.toMatch(/\d/)
    expect(mock.server.db.tills.find(id)).toEqual(before)
    expect((await move(id, 'withdrawal', 10_001)).body.code).toBe('drawer_short')
    expect((await move(id, 'withdrawal', 10_000)).status).toBe(201)
  })

  it('refuses to hand cash back that its drawer does not hold, and stores nothing', async () => {
    const { id } = await open(0)
    mock.server.db.clock.advance(10)
    await payCash(1_000)
    await move(id, 'withdrawal', 1_000)
    const tab = mock.server.db.tabs.find('tab-open')
    const voided = () =>
      ask('POST /company/tabs/commands', {
        type: 'void_payment',
        id: `cmd-void-${(key += 1)}`,
        tabId: 'tab-open',
        paymentId: 'cash',
        reason: 'Pagou duas vezes',
      })
    expect((await voided()).body.code).toBe('drawer_short')
    expect(mock.server.db.tabs.find('tab-open')).toEqual(tab)
    await move(id, 'deposit', 1_000, 1)
    expect((await voided()).status).toBe(200)
  })

  it('is one at a time', async () => {
    const { id } = await open()
    expect((await ask('POST /company/tills', { floatCents: 0 })).body).toMatchObject({
      code: 'till_open',
      message: 'O caixa já está aberto.',
    })
    expect((await current()).till?.id).toBe(id)
  })

  it('is not counted twice, and takes no cash once it is closed', async () => {
    const { id } = await open()
    await close(id, 10_000)
    expect((await close(id, 9_000)).body.code).toBe('till_closed')
    expect((await move(id, 'deposit', 100)).body.code).toBe('till_closed')
    expect(mock.server.db.tills.find(id)?.countedCents).toBe(10_000)
  })

  it('with a large difference asks for the reason, once, before another is opened', async () => {
    const { id } = await open()
    expect((await ask(`PUT /company/tills/${id}/reason`, { reason: 'x' })).body.code).toBe(
      'invalid_transition',
    )
    expect((await close(id, 8_999)).body.data).toMatchObject({
      differenceCents: -1_001,
      status: 'unexplained',
    })
    expect(await current()).toMatchObject({ till: null, unexplainedId: id })
    expect((await ask('POST /company/tills', { floatCents: 0 })).body.code).toBe('till_unexplained')
    const reason = { reason: 'Troco errado' }
    expect((await ask(`PUT /company/tills/${id}/reason`, reason)).body.data).toMatchObject({
      status: 'different',
      differenceReason: 'Troco errado',
    })
    expect((await ask(`PUT /company/tills/${id}/reason`, reason)).body.code).toBe('invalid_transition')
    expect((await ask('POST /company/tills', { floatCents: 0 })).status).toBe(201)
  })

  it('is not in the list and has no report while it is open', async () => {
    const { id } = await open()
    const ids = async () => ((await ask('GET /company/tills')).body.data as TillRow[]).map((row) => row.id)
    expect(await ids()).toEqual(['till-closed'])
    expect((await ask(`GET /company/tills/${id}`)).status).toBe(404)
    await close(id, 10_000)
    expect(await ids()).toEqual([id, 'till-closed'])
  })

  it('has its count corrected by a note that both stand in, once', async () => {
    const { id } = await open()
    const note = { countedCents: 10_050, reason: 'Moedas no envelope', version: 0 }
    const correct = (body: object) => ask(`POST /company/tills/${id}/corrections`, body)
    expect((await correct(note)).body.code).toBe('invalid_transition')
    await close(id, 8_000)
    expect(await current()).toMatchObject({ unexplainedId: id })
    const { status, body } = await correct(note)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      countedCents: 8_000,
      correctedCents: 10_050,
      differenceCents: 50,
      status: 'different',
      corrections: [{ countedCents: 10_050, reason: 'Moedas no envelope', by: 'Davi Dono' }],
    })
    expect(await current()).toMatchObject({ unexplainedId: null })
    expect((await correct({ ...note, countedCents: 10_000 })).body).toMatchObject({
      code: 'stale',
      data: { correctedCents: 10_050 },
    })
    expect((await correct({ ...note, version: 1 })).body.errors).toEqual({
      countedCents: ['Esse já é o valor da contagem.'],
    })
    const list = (await ask('GET /company/tills')).body.data as TillRow[]
    expect(list.find((row) => row.id === id)).toMatchObject({ countedCents: 8_000, differenceCents: 50 })
    const conditions = [{ mode: 'gte', value: '1' }]
    const filters = JSON.stringify([{ column: 'correctedCents', operator: 'and', conditions }])
    const all = await mock.ask(`GET /admin/tills?filters=${encodeURIComponent(filters)}`, { as: 'admin' })
    expect(all.body.data).toMatchObject([{ id, countedCents: 8_000, correctedCents: 10_050 }])
  })

  it('tells its sales by way while it is open for the password alone, and its report says so', async () => {
    const { id } = await open()
    mock.server.db.clock.advance(10)
    await payCash(1_000)
    const sales = (body: object, as = 'dono') => mock.ask(`POST /company/tills/${id}/sales`, { as, body })
    expect((await sales({})).status).toBe(422)
    const wrong = await sales({ password: 'de-quem-está-no-bar' })
    expect(wrong.body).toMatchObject({ code: 'wrong_password' })
    expect(JSON.stringify(wrong.body)).not.toContain('Cents')
    expect((await sales({ password: PASSWORD }, 'bia')).status).toBe(403)
    expect(mock.server.db.tills.find(id)?.salesSeen).toBeUndefined()
    const told = (await sales({ password: PASSWORD })).body.data as TillSales
    expect(told.methods.find(({ method }) => method === 'cash')).toMatchObject({ totalCents: 1_000 })
    expect(JSON.stringify(await current())).not.toContain('totalCents')
    mock.server.db.clock.advance(10)
    const report = (await close(id, 11_000)).body.data as TillReport
    expect(report.salesSeen).toMatchObject([{ by: 'Davi Dono' }])
    expect((await sales({ password: PASSWORD })).body.code).toBe('till_closed')
  })

  it('lets nobody guess the password for its sales', async () => {
    const { id } = await open()
    const guess = () =>
      mock.ask(`POST /company/tills/${id}/sales`, { as: 'dono', body: { password: 'errada' } })
    for (const _ of [1, 2, 3, 4, 5]) await guess()
    expect((await guess()).status).toBe(429)
    expect(
      (await mock.ask(`POST /company/tills/${id}/sales`, { as: 'dono', body: { password: PASSWORD } }))
        .status,
    ).toBe(429)
  })

  it('has the same report however late it is asked for', async () => {
    const before = await ask('GET /company/tills/till-closed')
    expect(before.body.data).toMatchObject({ expectedCents: 7_000, differenceCents: 100, takenCents: 1_000 })
    await open()
    await payCash(5_000)
    mock.server.db.clock.advance(60 * 24)
    expect((await ask('GET /company/tills/till-closed')).body).toEqual(before.body)
  })

  it('is summed up once more when it has been closed for two minutes: a payment may be stored late', async () => {
    const { id } = await open()
    mock.server.db.clock.advance(10)
    expect((await close(id, 10_000)).body.data).toMatchObject({ expectedCents: 10_000, status: 'exact' })
    const { sums } = mock.server.db.tills.find(id) ?? {}
    await payCash(1_500)
    const [late] = mock.server.db.tabs.find('tab-open')?.payments ?? []
    const paidAt = new Date(Date.parse(sums?.at ?? '') - 1).toISOString()
    await mock.server.db.tabs.update('tab-open', { payments: late ? [{ ...late, paidAt }] : [] })
    await mock.ask('POST /__mock/clock', { body: { advanceMinutes: 1 } })
    expect(mock.server.db.tills.find(id)?.sums).toEqual(sums)
    expect((await ask(`GET /company/tills/${id}`)).body.data).toMatchObject({ expectedCents: 11_500 })
    await mock.ask('POST /__mock/clock', { body: { advanceMinutes: 1 } })
    expect((await ask(`GET /company/tills/${id}`)).body.data).toMatchObject({
      expectedCents: 11_500,
      takenCents: 1_500,
      differenceCents: -1_500,
      status: 'unexplained',
    })
    expect(mock.server.db.tills.find(id)?.sums).toMatchObject({ expectedCents: 11_500, takenCents: 1_500 })
  })
})
