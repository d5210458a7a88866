import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { expect, test } from 'vitest'
import { readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const pay = (amountCents: number, as = 'bia', id = 'tab-open') =>
  ask(`POST /tabs/${id}/payments`, { as, body: { amountCents } })
const detail = ({ body }: { body: { data: unknown } }) => body.data as TabDetail

test('an athlete pays a part of an open tab by Pix, and the rest later (H3)', async () => {
  const asked = detail(await pay(400))
  const [waiting] = asked.pendingPix
  expect(readBrCode(waiting?.pixCode ?? '').get('54')).toBe('4.00')
  expect(asked.sum).toMatchObject({ dueCents: 1000, pendingCents: 400, paidCents: 0 })
  const paid = detail(await ask(`POST /__mock/pix/${waiting?.id}/pay`))
  expect(paid).toMatchObject({ status: 'open', sum: { dueCents: 600, paidCents: 400 }, pendingPix: [] })
})

test('the same amount again answers the code that waits; another one withdraws it', async () => {
  const [first] = detail(await pay(400)).pendingPix
  expect(detail(await pay(400)).pendingPix).toEqual([first])
  const other = detail(await pay(1000)).pendingPix
  expect(other).toMatchObject([{ amountCents: 1000 }])
  expect((await ask(`POST /__mock/pix/${first?.id}/pay`)).status).toBe(404)
})

test('more than is due is refused, and the code that waits stays', async () => {
  const [first] = detail(await pay(400)).pendingPix
  const { status, body } = await pay(1001)
  expect([status, body.code]).toEqual([409, 'amount_over_due'])
  expect(body.message.replaceAll('\u00a0', ' ')).toBe('Falta pagar só R$ 10,00.')
  expect(db().tabs.find('tab-open')?.pendingPix).toEqual([first])
})

test('the counter’s own Pix is left alone, and leaves less to pay', async () => {
  const body = {
    type: 'pay',
    id: 'at-counter',
    tabId: 'tab-open',
    paymentId: 'counter',
    method: 'pix',
    amountCents: 700,
    receivedCents: null,
    lines: [],
  }
  await ask('POST /company/tabs/commands', { as: 'dono', body })
  expect((await pay(400)).status).toBe(409)
  expect(detail(await pay(300)).pendingPix.map(({ amountCents }) => amountCents)).toEqual([700, 300])
})

test('asking for the bill is shown at the counter, once', async () => {
  const first = detail(await ask('POST /tabs/tab-open/ask-bill', { as: 'bia' }))
  expect(first.billAskedAt).not.toBeNull()
  expect(detail(await ask('POST /tabs/tab-open/ask-bill', { as: 'bia' }))).toEqual(first)
  const open = await ask('GET /company/tabs/open', { as: 'dono' })
  expect(open.body.data).toMatchObject([{ id: 'tab-open', billAskedAt: first.billAskedAt }])
  expect((await ask('POST /tabs/tab-paid/ask-bill', { as: 'ana' })).status).toBe(409)
})

test('nobody pays or asks for another person’s tab', async () => {
  expect((await pay(400, 'ana')).status).toBe(404)
  expect((await ask('POST /tabs/tab-open/ask-bill', { as: 'ana' })).status).toBe(404)
  expect((await ask('GET /company/tabs/open', { as: 'dona' })).body.data).toEqual([])
})
