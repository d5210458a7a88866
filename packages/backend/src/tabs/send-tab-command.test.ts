import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import type { TabAnswer } from '@campo-livre/domain/tabs/tab-answer.ts'
import { describe, expect, it } from 'vitest'
import { readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { moveStock } from '../stock/move-stock.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import type { StockMoveInput } from '@campo-livre/domain/stock/stock-move-input.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const CALL = 'POST /company/tabs/commands'

type Loose = { type: TabCommand['type'] } & Record<string, unknown>
let number = 0
/** Gives a command at the Arena Paulista, on Bia's open tab of two waters. */
const give = (command: Loose, as = 'dono') => {
  number += 1
  return ask(CALL, { as, body: { id: `cmd-${number}`, tabId: 'tab-open', ...command } })
}
const add = (rest: object = {}) =>
  ({ type: 'add_item', lineId: 'l1', productId: 'agua', quantity: 2, note: null, ...rest }) as const
const pay = (rest: object = {}) =>
  ({
    type: 'pay',
    paymentId: 'pay-1',
    method: 'card',
    amountCents: 1000,
    receivedCents: null,
    lines: [],
    ...rest,
  }) as const
const move = (input: StockMoveInput) => moveStock(db(), { userId: 'dono', now: db().clock.now() }, input)
const tab = () => db().tabs.find('tab-open')
const stockOf = (id: string) => db().products.find(id)?.stock
const messagesOf = (userId: string) =>
  db()
    .notifications.by('userId', userId)
    .map(({ message }) => message.replaceAll('\u00a0', ' '))
    .filter((message) => !message.startsWith('Aviso'))

describe('a command at the counter (H3, decision 056)', () => {
  it('opens a tab under the id of the client, with a code of its own', async () => {
    const opened = await give({ type: 'open', tabId: 'new-tab', customerName: 'Rafa', customerPhone: null })
    expect(opened.body.data).toMatchObject({
      tabs: [
        { id: 'new-tab', code: expect.stringMatching(/^CMD-\w{5}$/), customerName: 'Rafa', booking: null },
      ],
      done: { command: { type: 'open' }, byId: 'dono' },
    })
    const open = await ask('GET /company/tabs/open', { as: 'dono' })
    expect((open.body.data as { id: string }[]).map(({ id }) => id)).toContain('new-tab')
  })

  it('adds an item at the price of now and takes it from the stock', async () => {
    const { body } = await give(add())
    expect((body.data as TabAnswer).tabs[0]?.items.at(-1)).toMatchObject({
      priceCents: 500,
      addedById: 'dono',
    })
    expect(stockOf('agua')).toBe(48)
  })

  it('counts once however often and however simultaneously it comes', async () => {
    const command = { id: 'same', tabId: 'tab-open', ...add() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(CALL, { as: 'dono', body: command })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(stockOf('agua')).toBe(48)
    expect(tab()?.items).toHaveLength(2)
  })

  it('is refused with another body under the same id', async () => {
    await give({ id: 'same', ...add() })
    const other = await give({ id: 'same', ...add({ quantity: 3 }) })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await give({ id: 'same', ...add() }, 'dona')).body.code).toBe('idempotency_key_reused')
    expect(stockOf('agua')).toBe(48)
  })

  it('answers a refusal with the tabs as they are, and changes nothing', async () => {
    const { status, body } = await give(add({ productId: 'cafe', quantity: 4 }))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stock_out', message: expect.stringMatching(/^Café: só restam 3/) })
    expect(body.data).toMatchObject({ tabs: [{ id: 'tab-open' }] })
    expect([stockOf('cafe'), tab()?.version, db().tabCommands.all()]).toEqual([3, 1, []])
  })

  it('a refused one may be sent again once it fits', async () => {
    const command = add({ id: 'again', productId: 'cafe', quantity: 4 })
    expect((await give(command)).status).toBe(409)
    await move({ kind: 'purchase', productId: 'cafe', quantity: 7, costCents: 1050 })
    expect((await give(command)).status).toBe(200)
  })

  it('never touches another company’s tab, product or booking', async () => {
    expect((await give({ ...add(), tabId: 'tab-praia' })).status).toBe(404)
    expect((await give(add(), 'dona')).status).toBe(404)
    expect((await give(add({ productId: 'praia-agua' }))).status).toBe(404)
    await give({ type: 'open', tabId: 'praia-new', customerName: '', customerPhone: null }, 'dona')
    const lines = [{ lineId: 'i2', quantity: 1 }]
    expect((await give({ type: 'move_items', toTabId: 'praia-new', lines })).status).toBe(404)
  })

  it('gives back to the stock, or as a loss', async () => {
    await give({ type: 'return_item', lineId: 'i2', quantity: 1, reason: 'Quente', to: 'stock' })
    expect(stockOf('agua')).toBe(51)
    await give({ type: 'return_item', lineId: 'i2', quantity: 1, reason: 'Quebrou', to: 'loss' })
    expect(stockOf('agua')).toBe(51)
  })

  it('cancels with all back in the stock, and tells its athlete', async () => {
    await give({ type: 'cancel', reason: 'Engano' })
    expect(stockOf('agua')).toBe(52)
    expect(messagesOf('bia')).toEqual(['Arena Paulista cancelou sua comanda CMD-OPEN. Não há nada a pagar.'])
  })

  it('tells its athlete when it is closed and when it is paid', async () => {
    await give({ type: 'close' })
    await give(pay())
    expect(messagesOf('bia')).toEqual([
      'Arena Paulista fechou sua comanda CMD-OPEN: falta pagar R$ 10,00.',
      'Comanda CMD-OPEN paga: R$ 10,00, Arena Paulista.',
    ])
  })

  it('tells once that the stock is low', async () => {
    await move({ kind: 'loss', productId: 'agua', quantity: 38 })
    await give(add())
    await give(add())
    expect(messagesOf('dono').filter((each) => each.startsWith('Estoque baixo'))).toHaveLength(1)
  })
})

describe('paying by Pix at the counter (H3)', () => {
  it('shows a code of that amount, which pays when the bank says so', async () => {
    await give({ type: 'close' })
    const { body } = await give(pay({ method: 'pix', amountCents: 1000 }))
    const pixCode = (body.data as TabAnswer).tabs[0]?.pendingPix[0]?.pixCode ?? ''
    expect(readBrCode(pixCode).get('54')).toBe('10.00')
    expect((await ask('GET /__mock/state')).body.data).toMatchObject({
      pendingPix: [{ id: 'pay-1', name: 'Comanda CMD-OPEN', amountCents: 1000 }],
    })
    expect((await ask('POST /__mock/pix/pay-1/pay')).body.data).toMatchObject({ status: 'paid' })
    expect((await ask('POST /__mock/pix/pay-1/pay')).status).toBe(404)
  })

  it('withdrawn, pays nothing', async () => {
    await give(pay({ method: 'pix' }))
    await give({ type: 'void_payment', paymentId: 'pay-1', reason: 'Desistiu' })
    expect((await ask('POST /__mock/pix/pay-1/pay')).status).toBe(404)
    expect(tab()).toMatchObject({ payments: [], pendingPix: [] })
  })
})

describe('a booking on the bill (H3, rule 10)', () => {
  const due = {
    ...tinyBooking({ id: 'due', code: 'RSV-DUE2', athleteId: 'bia', status: 'confirmed' }),
    payment: {
      id: 'pay-due',
      method: 'venue' as const,
      status: 'pending' as const,
      amountCents: 8000,
      refundedCents: 0,
      pixCode: null,
      createdAt: '2026-11-19T12:00:00.000Z',
      paidAt: null,
    },
  }
  const link = { type: 'link_booking', bookingId: 'due' } as const
  const incomeOf = async () => {
    const { body } = await ask('GET /company/financial', { as: 'dono' })
    return (body.meta as { incomeCents: number }).incomeCents
  }

  it('is paid with the tab, and its money counts once', async () => {
    await db().bookings.insert(due)
    const before = await incomeOf()
    await give(link)
    await give({ type: 'close' })
    await give(pay({ method: 'cash', amountCents: 9000 }))
    expect(db().bookings.find('due')?.payment).toMatchObject({ status: 'paid', tabId: 'tab-open' })
    expect((await incomeOf()) - before).toBe(9000)
    await give({ type: 'void_payment', paymentId: 'pay-1', reason: 'Errado' })
    expect(db().bookings.find('due')?.payment).toMatchObject({ status: 'pending', tabId: null, paidAt: null })
  })

  it('is on one tab alone, and unlinked goes', async () => {
    await db().bookings.insert({ ...due, athleteId: null })
    await give({ type: 'open', tabId: 'other', customerName: '', customerPhone: null })
    await give(link)
    expect((await give({ ...link, tabId: 'other' })).body.message).toBe(
      'Essa reserva já está na comanda CMD-OPEN.',
    )
    await give({ ...link, bookingId: null })
    expect((await give({ ...link, tabId: 'other' })).status).toBe(200)
    expect((await give({ ...link, bookingId: 'nada' })).status).toBe(404)
  })
})

describe('the history of a tab (H3)', () => {
  const historyOf = async (as = 'dono') =>
    (await ask('GET /company/tabs/tab-open/history', { as })).body.data as {
      who: string
      text: string
      undone: boolean
    }[]

  it('tells in words what was done, newest first, and what was undone', async () => {
    await give(add({ id: 'added', note: 'Sem gelo' }))
    await give({ type: 'undo', commandId: 'added' })
    await give({ type: 'return_item', lineId: 'i2', quantity: 1, reason: 'Quente', to: 'stock' })
    expect((await historyOf()).map(({ text, undone }) => [text, undone])).toEqual([
      ['Devolveu 1 × Água sem gás ao estoque: Quente', false],
      ['Desfez: Lançou 2 × Água sem gás (Sem gelo)', false],
      ['Lançou 2 × Água sem gás (Sem gelo)', true],
    ])
    expect((await historyOf())[0]?.who).toBe(db().users.find('dono')?.name)
  })

  it('is nobody else’s', async () => {
    expect((await ask('GET /company/tabs/tab-open/history', { as: 'dona' })).status).toBe(404)
  })
})
