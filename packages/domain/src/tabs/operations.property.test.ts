import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manyCommands, retargetCommand } from '../testing/any-command.ts'
import { sampleProduct, stockShelf } from '../testing/stock-shelf.ts'
import { commandContext, openTab, tabContext } from '../testing/tab-samples.ts'
import type { TabChange } from './command.ts'
import type { DoneCommand } from './done-command.ts'
import { changeTabs, type TabChangeFacts } from './operations.ts'
import { keptPieces } from './pieces.ts'
import type { Tab } from './tab.ts'

const products = [
  sampleProduct({ id: 'agua', priceCents: 450 }),
  sampleProduct({ id: 'cerveja', name: 'Cerveja', priceCents: 1199 }),
  sampleProduct({ id: 'batata', name: 'Batata frita', priceCents: 2833 }),
]
const PIECES = 12

/** A counter of which every row is kept as an operation returns it. */
function counter() {
  const shelf = stockShelf(products)
  const tabs = new Map<string, Tab>()
  const done = new Map<string, DoneCommand>()
  for (const id of ['tab-1', 'tab-2']) tabs.set(id, openTab({ id }))
  const facts = (): TabChangeFacts => ({
    ...commandContext(
      tabContext({
        tabs: [...tabs.values()],
        done: [...done.values()],
        products: products.map(({ id, name, priceCents }) => ({
          id,
          name,
          priceCents,
          sold: true,
          stock: shelf.product(id).stock,
        })),
      }),
    ),
    companyName: 'Arena',
    stock: shelf.facts(),
    booking: () => undefined,
    drawer: () => ({ till: undefined, entries: [] }),
  })
  const run = (command: TabChange) => {
    const outcome = changeTabs(command, facts())
    if (!outcome.ok) return outcome
    shelf.keep(outcome.changes)
    for (const tab of outcome.changes.tabs) tabs.set(tab.id, tab)
    for (const each of outcome.changes.tabCommands) done.set(each.id, each)
    return outcome
  }
  return { shelf, tabs, done, facts, run }
}

type Counter = ReturnType<typeof counter>

/** Runs commands, every third time an undo of an earlier one. Returns those that were carried out. */
function play({ run, tabs, done }: Counter, given: readonly { type: string; tabId: string }[]): TabChange[] {
  return given.flatMap((draft, index) => {
    const command = { ...retargetCommand(draft, tabs.get(draft.tabId)), id: `cmd-${index}` } as TabChange
    const earlier = index % 3 === 2 ? [...done.values()].at(-2) : undefined
    const undo: TabChange[] = earlier
      ? [{ type: 'undo', id: `undo-${index}`, tabId: earlier.tabId, commandId: earlier.id }]
      : []
    return [command, ...undo].filter((each) => run(each).ok)
  })
}

test('what comes again is answered by its entry, and changes no row and tells nobody', () => {
  fc.assert(
    fc.property(manyCommands, (given) => {
      const book = counter()
      stocked(book)
      for (const command of play(book, given)) {
        const again = changeTabs(JSON.parse(JSON.stringify(command)) as TabChange, book.facts())
        expect(again).toMatchObject({ ok: true, done: { id: command.id }, notices: [] })
        expect(again.ok && Object.values(again.changes).flat()).toEqual([])
      }
    }),
    { numRuns: 100 },
  )
})

test('the pieces that left the stock are on the tabs that hold, or lost, row by row', () => {
  fc.assert(
    fc.property(manyCommands, (given) => {
      const book = counter()
      stocked(book)
      play(book, given)
      const items = [...book.tabs.values()].flatMap((tab) => tab.items.map((item) => ({ item, tab })))
      for (const { id } of products) {
        const out = items.reduce((sum, { item, tab }) => {
          if (item.productId !== id) return sum
          const lost = item.returns.filter(({ to }) => to === 'loss')
          const gone = lost.reduce((pieces, { quantity }) => pieces + quantity, 0)
          return sum + gone + (tab.status === 'cancelled' ? 0 : keptPieces(item))
        }, 0)
        const moved = book.shelf.movements.filter(({ productId }) => productId === id)
        expect(book.shelf.product(id).stock).toBe(PIECES - out)
        expect(moved.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(PIECES - out)
      }
    }),
    { numRuns: 100 },
  )
})

/** Puts the first pieces of each product on the shelf. */
function stocked({ shelf }: Counter): void {
  for (const [index, { id, companyId }] of products.entries()) {
    const opening = { quantity: PIECES, valueCents: 2400, settledCents: 0, beyond: 0, stockAfter: PIECES }
    const nothing = {
      reason: null,
      supplier: null,
      tabId: null,
      lineId: null,
      expenseId: null,
      reversesId: null,
    }
    const movement = {
      ...opening,
      ...nothing,
      id: `opening-${index}`,
      companyId,
      productId: id,
      kind: 'opening' as const,
      at: '2026-11-20T12:00:00.000Z',
      byId: null,
    }
    const product = { ...shelf.product(id), stock: PIECES, stockValueCents: 2400, costCents: 200 }
    shelf.keep({ stockMovements: [movement], products: [product] })
  }
}
