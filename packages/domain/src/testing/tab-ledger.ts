import { applyCommand, type TabOutcome } from '../tabs/apply-command.ts'
import type { TabChange } from '../tabs/command.ts'
import type { DoneCommand } from '../tabs/done-command.ts'
import type { BookingFact, ProductFact } from '../tabs/tab-context.ts'
import type { Tab } from '../tabs/tab.ts'
import { commandContext, tabContext } from './tab-samples.ts'

type LedgerContent = {
  products: readonly ProductFact[]
  bookings?: readonly BookingFact[]
  tabs?: readonly Tab[]
  companyId?: string
  byId?: string
  at?: string
}

/** A counter in memory: keeps what commands do to tabs and stock, one after the other. */
export function createTabLedger({
  products,
  bookings = [],
  tabs: first = [],
  companyId = 'arena',
  ...by
}: LedgerContent) {
  const tabs = new Map(first.map((tab) => [tab.id, tab]))
  const stock = new Map(products.map((product) => [product.id, product.stock]))
  const done = new Map<string, DoneCommand>()
  const paidBookings = new Set<string>()
  return {
    tabs,
    stock,
    done,
    paidBookings,
    tab: (id = 'tab-1'): Tab => {
      const tab = tabs.get(id)
      if (!tab) throw new Error(`no tab ${id}`)
      return tab
    },
    run: (command: TabChange): TabOutcome => {
      const data = tabContext({
        tabs: [...tabs.values()],
        products: products.map((product) => ({ ...product, stock: stock.get(product.id) ?? 0 })),
        bookings,
        done: [...done.values()],
      })
      const outcome = applyCommand(command, commandContext({ ...data, companyId }, by))
      if (!outcome.ok) return outcome
      for (const tab of outcome.tabs) tabs.set(tab.id, tab)
      for (const { productId, quantity, kind } of outcome.stock)
        stock.set(productId, (stock.get(productId) ?? 0) + (kind === 'return' ? quantity : -quantity))
      for (const { bookingId, paid } of outcome.bookings)
        if (paid) paidBookings.add(bookingId)
        else paidBookings.delete(bookingId)
      done.set(outcome.done.id, outcome.done)
      const undone = command.type === 'undo' ? done.get(command.commandId) : undefined
      if (undone) done.set(undone.id, { ...undone, undoneById: command.id })
      return outcome
    },
  }
}
