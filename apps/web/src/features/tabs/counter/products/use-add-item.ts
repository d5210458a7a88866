import * as z from 'zod/mini'
import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import type { OpenTab, Tab } from '@campo-livre/domain/tabs/tab.ts'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { toasts } from '../../../../lib/toasts/toasts.ts'
import { counterSearchSchema } from '../counter-search.ts'
import type { TabCommands } from '../commands/use-tab-commands.ts'

type Options = {
  tabs: readonly OpenTab[]
  /** The customer of a tab that is opened. */
  customerName: string
  send: TabCommands['send']
  /** Called with the id of a tab that was opened. */
  onOpen: (tabId: string) => void
}

/**
 * Returns a function that puts pieces of a product on the tab in the address, or on a new one. Touches may follow each
 * other faster than the screen: the address tells which tab was chosen last, even while the one before is still shown,
 * and a second touch finds the tab and the line that the first has made.
 */
export function useAddItem({ tabs, customerName, send, onOpen }: Options) {
  const router = useRouter()
  const opened = useRef<string | null>(null)
  const lines = useRef(new Map<string, string>())
  return (product: CounterProduct, quantity: number): void => {
    const { search } = router.history.location
    const { comanda } = z.parse(counterSearchSchema, router.options.parseSearch(search))
    const tab = tabs.find(({ id }) => id === comanda)
    if (tab && tab.status !== 'open') {
      const text = 'Reabra em Opções para lançar mais.'
      toasts.add({ severity: 'warn', title: 'A comanda está fechada', text })
      return
    }
    const isKnown = tab !== undefined || (comanda !== undefined && comanda === opened.current)
    const tabId = isKnown ? comanda : randomKey()
    if (tabId === undefined) return
    const { id: productId, priceCents } = product
    const line = `${tabId} ${productId} ${priceCents}`
    const lineId = (tab && sameLine(tab, product)) ?? lines.current.get(line) ?? randomKey()
    lines.current.set(line, lineId)
    const item = { type: 'add_item', tabId, lineId, productId, quantity, note: null } as const
    if (isKnown) return send(item)
    opened.current = tabId
    send({ type: 'open', tabId, customerName: customerName.trim(), customerPhone: null }, item)
    onOpen(tabId)
  }
}

/** Returns the line of a tab to which more of a product at its present price belongs; null for none. */
function sameLine(
  { items }: Pick<Tab, 'items'>,
  { id, priceCents }: Pick<CounterProduct, 'id' | 'priceCents'>,
): string | null {
  const line = items.find(
    (item) => item.productId === id && item.priceCents === priceCents && item.note === null,
  )
  return line?.id ?? null
}
