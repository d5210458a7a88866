import { describe, expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import type { Booking } from '../bookings/booking.ts'
import { stockShelf, sampleProduct } from '../testing/stock-shelf.ts'
import { commandContext, openTab, tabContext, tabItem, tabPayment } from '../testing/tab-samples.ts'
import type { TabChange } from './command.ts'
import type { DoneCommand } from './done-command.ts'
import { changeTabs, sendReceipt, type TabChangeFacts } from './operations.ts'
import type { Tab } from './tab.ts'

type Given = { tabs?: readonly Tab[]; done?: readonly DoneCommand[] } & Partial<TabChangeFacts>

/** Returns the facts by which a change is judged: an arena with ten waters in stock. */
function factsOf({
  tabs = [openTab({ athleteId: 'bia' })],
  done = [],
  ...changes
}: Given = {}): TabChangeFacts {
  const shelf = stockShelf([sampleProduct({ stock: 10, stockValueCents: 2000, lowStockAt: 9 })])
  const product = { id: 'agua', name: 'Água', priceCents: 450, sold: true, stock: 10 }
  return {
    ...commandContext(tabContext({ tabs, done, products: [product] })),
    companyName: 'Arena',
    stock: shelf.facts(),
    booking: () => undefined,
    drawer: () => ({ till: undefined, entries: [] }),
    ...changes,
  }
}

const own = { id: 'cmd-1', tabId: 'tab-1' }
const add: TabChange = {
  type: 'add_item',
  ...own,
  lineId: 'line-1',
  productId: 'agua',
  quantity: 2,
  note: null,
}
const close: TabChange = { type: 'close', ...own }

describe('what somebody does with a tab (decision 056)', () => {
  it('is its rows, its entry in the history, the stock that it moves, and notices', () => {
    const outcome = changeTabs(add, factsOf())
    expect(outcome).toMatchObject({
      ok: true,
      done: { id: 'cmd-1', tabId: 'tab-1', command: add },
      changes: {
        tabs: [{ id: 'tab-1', items: [{ id: 'line-1', quantity: 2 }] }],
        tabCommands: [{ id: 'cmd-1', undoneById: null }],
        stockMovements: [{ kind: 'sale', quantity: -2, lineId: 'line-1', tabId: 'tab-1' }],
        products: [{ id: 'agua', stock: 8 }],
        bookings: [],
      },
      notices: [{ userId: 'owner', kind: 'stock' }],
    })
  })

  it('is done once: the same again changes nothing and answers with its entry', () => {
    const first = changeTabs(add, factsOf())
    const done = first.ok ? [first.done] : []
    const again = changeTabs({ ...add }, factsOf({ done }))
    expect(again).toMatchObject({ ok: true, done: { id: 'cmd-1' }, notices: [] })
    expect(again.ok && Object.values(again.changes).flat()).toEqual([])
  })

  it('is refused at its id where that was used for something else, or by another arena', () => {
    const first = changeTabs(add, factsOf())
    const done = first.ok ? [first.done] : []
    const reused = { ok: false, code: 'idempotency_key_reused', field: 'id' }
    expect(changeTabs({ ...add, quantity: 3 }, factsOf({ done }))).toMatchObject(reused)
    const others = done.map((each) => ({ ...each, companyId: 'other' }))
    expect(changeTabs(add, factsOf({ done: others }))).toMatchObject(reused)
  })

  it('tells the athlete when it is closed, paid or cancelled, and of nothing else', () => {
    const item = tabItem()
    const messages = (command: TabChange, changes: Partial<Tab>) => {
      const outcome = changeTabs(command, factsOf({ tabs: [openTab({ athleteId: 'bia', ...changes })] }))
      return outcome.ok ? outcome.notices.map(({ userId, message }) => `${userId}: ${message}`) : outcome.code
    }
    expect(messages(close, { items: [item] })).toEqual([
      'bia: Arena fechou sua comanda CMD-7K2Q: falta pagar R$\u00a09,00.',
    ])
    expect(messages(close, { items: [item], payments: [tabPayment()] })).toEqual([
      'bia: Comanda CMD-7K2Q paga: R$\u00a09,00, Arena.',
    ])
    expect(messages(close, {})).toEqual([])
    expect(messages({ type: 'cancel', ...own, reason: 'Engano' }, {})).toEqual([
      'bia: Arena cancelou sua comanda CMD-7K2Q. Não há nada a pagar.',
    ])
    expect(messages({ type: 'service_fee', ...own, percent: 10 }, { items: [item] })).toEqual([])
  })

  it('notes of a command that it has been undone', () => {
    const first = changeTabs({ type: 'service_fee', ...own, percent: 10 }, factsOf())
    if (!first.ok) throw new Error(first.code)
    const undo: TabChange = { type: 'undo', id: 'cmd-2', tabId: 'tab-1', commandId: 'cmd-1' }
    const outcome = changeTabs(undo, factsOf({ tabs: first.changes.tabs, done: [first.done] }))
    expect(outcome).toMatchObject({
      changes: {
        tabs: [{ servicePercent: 0 }],
        tabCommands: [
          { id: 'cmd-2', undoneById: null },
          { id: 'cmd-1', undoneById: 'cmd-2' },
        ],
      },
    })
  })

  it('hands no cash back that the drawer does not hold', () => {
    const tabs = [
      openTab({ items: [tabItem()], payments: [tabPayment({ method: 'cash', receivedCents: 900 })] }),
    ]
    const till = openTill({ openedAt: '2026-11-20T13:30:00.000Z' })
    const back: TabChange = { type: 'void_payment', ...own, paymentId: 'payment-1', reason: 'Engano' }
    const open = (floatCents: number) =>
      factsOf({ tabs, drawer: () => ({ till: { ...till, floatCents }, entries: [] }) })
    expect(changeTabs(back, open(899))).toMatchObject({ ok: false, code: 'drawer_short' })
    expect(changeTabs(back, open(900))).toMatchObject({ ok: true })
    expect(changeTabs(back, factsOf({ tabs }))).toMatchObject({ ok: true })
  })

  it('pays what a booking owed at the venue, and owes it again once the tab is open', () => {
    const part = {
      id: 'p',
      method: 'venue',
      status: 'pending',
      amountCents: 900,
      refundedCents: 0,
      pixCode: null,
    } as const
    const venue = { ...part, createdAt: '2026-11-20T13:00:00.000Z', paidAt: null }
    const booking = { id: 'bkg', payment: { ...venue, method: 'card' as const }, balance: venue } as Booking
    const item = tabItem({ productId: null, bookingId: 'bkg', quantity: 1, priceCents: 900 })
    const tab = openTab({ items: [item], bookingId: 'bkg', payments: [tabPayment()] })
    const paid = changeTabs(close, factsOf({ tabs: [tab], booking: () => booking }))
    if (!paid.ok) throw new Error(paid.code)
    const [settled] = paid.changes.bookings
    expect(settled).toMatchObject({
      payment: { status: 'pending' },
      balance: { status: 'paid', paidAt: '2026-11-20T14:00:00.000Z', tabId: 'tab-1' },
    })
    const reopen: TabChange = { type: 'reopen', id: 'cmd-2', tabId: 'tab-1', reason: 'Mais um' }
    const again = changeTabs(reopen, factsOf({ tabs: paid.changes.tabs, booking: () => settled }))
    expect(again).toMatchObject({
      changes: { bookings: [{ balance: { status: 'pending', paidAt: null, tabId: null } }] },
    })
    expect(changeTabs(close, factsOf({ tabs: [tab] }))).toMatchObject({ ok: true, changes: { bookings: [] } })
  })
})

describe('the receipt of a tab (H3)', () => {
  const facts = {
    companyName: 'Arena',
    receiverId: 'caio',
    isSent: () => false,
    at: '2026-11-20T14:00:00.000Z',
  }
  const tab = openTab({ status: 'paid', items: [tabItem()], payments: [tabPayment()] })

  it('is sent to an account and told once', () => {
    expect(sendReceipt(tab, facts)).toEqual({
      ok: true,
      changes: { sentReceipts: [{ id: 'tab-1:caio', tabId: 'tab-1', userId: 'caio', sentAt: facts.at }] },
      notices: [
        {
          userId: 'caio',
          kind: 'tabs',
          type: 'message',
          message: 'Arena enviou o recibo da comanda CMD-7K2Q: R$\u00a09,00.',
          actionText: 'Ver recibo',
          actionUrl: '/atleta/comandas/tab-1',
        },
      ],
    })
    const nothing = { ok: true, changes: { sentReceipts: [] }, notices: [] }
    expect(sendReceipt(tab, { ...facts, isSent: (id) => id === 'tab-1:caio' })).toEqual(nothing)
    expect(sendReceipt(tab, { ...facts, receiverId: null })).toEqual(nothing)
  })

  it('is refused of a tab that is not paid, whoever it is for', () => {
    for (const receiverId of ['caio', null])
      expect(sendReceipt(openTab(), { ...facts, receiverId })).toMatchObject({
        ok: false,
        code: 'invalid_transition',
      })
  })
})
