import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retargetCommand, manyCommands } from '../testing/any-command.ts'
import { createTabLedger } from '../testing/tab-ledger.ts'
import { openTab } from '../testing/tab-samples.ts'
import type { TabCommand } from './command.ts'
import { type PendingCommand, replay } from './replay.ts'
import type { OpenTab, Tab } from './tab.ts'

const products = [
  { id: 'agua', name: 'Água', priceCents: 450, sold: true, stock: 30 },
  { id: 'cerveja', name: 'Cerveja', priceCents: 1199, sold: true, stock: 12 },
  { id: 'batata', name: 'Batata frita', priceCents: 2833, sold: true, stock: 5 },
]
const facts = {
  companyId: 'arena',
  sellsBeyondStock: false,
  product: (id: string) => products.find((product) => product.id === id),
  booking: () => undefined,
  done: [],
}
const AT = '2026-11-20T14:00:00.000Z'
const shown = (tab: Tab): OpenTab => ({ ...tab, booking: null })
const pendingOf = (commands: readonly TabCommand[]): PendingCommand[] =>
  commands.map((command) => ({ command, at: AT, byId: 'ana' }))
/** Returns tabs without that which only a server can tell. */
const masked = (tabs: Iterable<OpenTab>) =>
  [...tabs].map((tab) => ({
    ...tab,
    code: '',
    pendingPix: tab.pendingPix.map((each) => ({ ...each, pixCode: null })),
  }))

const add = (id: string, quantity = 1): TabCommand => ({
  type: 'add_item',
  id,
  tabId: 'tab-1',
  lineId: 'l1',
  productId: 'cerveja',
  quantity,
  note: null,
})

test('what a client shows before the answer is what the server makes of it (H3)', () => {
  fc.assert(
    fc.property(manyCommands, (drafts) => {
      const first = openTab()
      const book = createTabLedger({ products, tabs: [first] })
      const commands = drafts.map((draft, index): TabCommand => {
        const command = { ...retargetCommand(draft, book.tabs.get(draft.tabId)), id: `cmd-${index}` }
        book.run(command)
        return command
      })
      const { tabs, refusals } = replay([shown(first)], pendingOf(commands), facts)
      expect(masked(tabs)).toEqual(masked([...book.tabs.values()].map(shown)))
      expect(commands.filter(({ id }) => refusals.has(id)).map(({ id }) => id)).toEqual(
        commands.filter(({ id }) => !book.done.has(id)).map(({ id }) => id),
      )
    }),
    { numRuns: 200 },
  )
})

test('a command whose answer was lost is not shown twice', () => {
  const book = createTabLedger({ products, tabs: [openTab()] })
  book.run(add('cmd-1', 2))
  const { tabs } = replay(
    [...book.tabs.values()].map(shown),
    pendingOf([add('cmd-1', 2), add('cmd-2')]),
    facts,
  )
  expect(tabs[0]?.items).toMatchObject([{ quantity: 3 }])
})

test('what others did meanwhile stays, and what does not fit any more is told', () => {
  const book = createTabLedger({ products, tabs: [openTab()] })
  book.run(add('theirs', 2))
  book.run({ type: 'close', id: 'closed', tabId: 'tab-1' })
  const { tabs, refusals } = replay([...book.tabs.values()].map(shown), pendingOf([add('mine')]), facts)
  expect(tabs[0]?.items).toMatchObject([{ quantity: 2 }])
  expect(refusals.get('mine')?.message).toBe('A comanda já foi fechada. Reabra para mudar.')
})

test('sales that wait count against the stock', () => {
  const { refusals } = replay([shown(openTab())], pendingOf([add('a', 8), add('b', 4), add('c', 1)]), facts)
  expect([...refusals.keys()]).toEqual(['c'])
})

test('a confirmed command and one that waits can both be undone', () => {
  const book = createTabLedger({ products, tabs: [openTab()] })
  const outcome = book.run(add('sent', 2))
  const done = outcome.ok ? [outcome.done] : []
  const undo = (id: string, commandId: string): TabCommand => ({
    type: 'undo',
    id,
    tabId: 'tab-1',
    commandId,
  })
  const pending = pendingOf([add('mine'), undo('u1', 'sent'), undo('u2', 'mine'), undo('u3', 'mine')])
  const { tabs, refusals } = replay([...book.tabs.values()].map(shown), pending, { ...facts, done })
  expect(tabs[0]?.items).toEqual([])
  expect([...refusals.keys()]).toEqual(['u3'])
})
