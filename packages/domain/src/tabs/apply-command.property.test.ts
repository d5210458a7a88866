import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retargetCommand, anyCommand, manyCommands as drafts } from '../testing/any-command.ts'
import { createTabLedger } from '../testing/tab-ledger.ts'
import { openTab } from '../testing/tab-samples.ts'
import type { TabChange } from './command.ts'
import { keptPieces, piecesOf } from './pieces.ts'
import { tabSum } from './tab-sum.ts'
import type { Tab } from './tab.ts'

const products = [
  { id: 'agua', name: 'Água', priceCents: 450, sold: true, stock: 30 },
  { id: 'cerveja', name: 'Cerveja', priceCents: 1199, sold: true, stock: 12 },
  { id: 'batata', name: 'Batata frita', priceCents: 2833, sold: true, stock: 5 },
]
const bookings = [
  { id: 'rsv-1', code: 'RSV-1', fieldName: 'Campo 1', athleteId: null, dueCents: 7000, onTab: null },
]

/** Runs commands, every third time an undo of an earlier one, and returns the book. */
function played(given: readonly { type: string; tabId: string }[]) {
  const book = createTabLedger({
    products,
    bookings,
    tabs: [openTab({ id: 'tab-1' }), openTab({ id: 'tab-2' })],
  })
  for (const [index, draft] of given.entries()) {
    const command = { ...retargetCommand(draft, book.tabs.get(draft.tabId)), id: `cmd-${index}` } as TabChange
    book.run(command)
    const earlier = [...book.done.values()].at(-3)
    if (index % 3 === 2 && earlier)
      book.run({ type: 'undo', id: `undo-${index}`, tabId: earlier.tabId, commandId: earlier.id })
    const waiting = book.tabs.get('tab-1')?.pendingPix[0]
    if (index % 5 === 4 && waiting)
      book.run({ type: 'pix_paid', id: `pix-${index}`, tabId: 'tab-1', paymentId: waiting.id })
  }
  return book
}

const tabsOf = (given: Parameters<typeof played>[0]): Tab[] => [...played(given).tabs.values()]

test('payments never exceed the total, and a tab is paid exactly when they meet it (rule 7)', () => {
  fc.assert(
    fc.property(drafts, (given) => {
      for (const tab of tabsOf(given)) {
        const { totalCents, paidCents, pendingCents, dueCents } = tabSum(tab)
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(paidCents + pendingCents).toBeLessThanOrEqual(totalCents)
        if (tab.status === 'closed' || tab.status === 'paid')
          expect(tab.status === 'paid').toBe(dueCents === 0)
        if (tab.status === 'cancelled') expect(paidCents + pendingCents).toBe(0)
      }
    }),
    { numRuns: 200 },
  )
})

test('no line gives back more than was sold, nor what is paid by item', () => {
  fc.assert(
    fc.property(drafts, (given) => {
      for (const tab of tabsOf(given))
        for (const item of tab.items) {
          const pieces = piecesOf(item, tab)
          for (const count of Object.values(pieces)) expect(count).toBeGreaterThanOrEqual(0)
          expect(pieces.returned + pieces.courtesy + pieces.paid + pieces.open).toBe(item.quantity)
        }
    }),
    { numRuns: 200 },
  )
})

test('what left the stock is on the tabs that hold, or lost', () => {
  fc.assert(
    fc.property(drafts, (given) => {
      const book = played(given)
      for (const { id, stock } of products) {
        const sold = [...book.tabs.values()].flatMap((tab) =>
          tab.items.filter((item) => item.productId === id).map((item) => ({ item, tab })),
        )
        const out = sold.reduce((sum, { item, tab }) => {
          const lost = item.returns.filter(({ to }) => to === 'loss')
          const gone = lost.reduce((pieces, { quantity }) => pieces + quantity, 0)
          return sum + gone + (tab.status === 'cancelled' ? 0 : keptPieces(item))
        }, 0)
        expect(book.stock.get(id)).toBe(stock - out)
        expect(book.stock.get(id)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 200 },
  )
})

test('a booking is paid exactly while the tab with its line is', () => {
  fc.assert(
    fc.property(drafts, (given) => {
      const book = played(given)
      const paid = [...book.tabs.values()].some(
        ({ status, items }) => status === 'paid' && items.some(({ bookingId }) => bookingId === 'rsv-1'),
      )
      expect(book.paidBookings.has('rsv-1')).toBe(paid)
    }),
    { numRuns: 200 },
  )
})

test('an undo takes back its command and that alone', () => {
  const additive = fc.array(
    anyCommand.filter(({ type }) => type === 'add_item' || type === 'courtesy' || type === 'return_item'),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(additive, (given) => {
      const book = createTabLedger({ products, tabs: [openTab({ id: 'tab-1' })] })
      const all = given.map((draft, index): TabChange => ({ ...draft, tabId: 'tab-1', id: `cmd-${index}` }))
      for (const command of all.slice(0, -1)) book.run(command)
      const [before, stock] = [book.tab(), new Map(book.stock)]
      const last = all.at(-1)
      if (!last || !book.run(last).ok || (last.type === 'return_item' && last.to === 'loss')) return
      expect(book.run({ type: 'undo', id: 'undo-1', tabId: 'tab-1', commandId: last.id }).ok).toBe(true)
      expect(book.tab().items).toEqual(before.items)
      expect(book.stock).toEqual(stock)
    }),
    { numRuns: 300 },
  )
})
