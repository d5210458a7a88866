import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { useEffect, useRef } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { sameLine } from './same-line.ts'
import type { TabCommands } from './use-tab-commands.ts'

type Options = {
  /** The chosen tab in the address. */
  chosen: string | undefined
  /** The same as it is now; null for none yet. */
  tab: OpenTab | null
  /** The customer of a tab that is opened. */
  customerName: string
  send: TabCommands['send']
  /** Called with the id of a tab that was opened. */
  onOpen: (tabId: string) => void
}

/**
 * Returns a function that puts pieces of a product on the chosen tab, or on a new one. Touches may follow each other
 * faster than the screen: a second one finds the tab and the line that the first has made.
 */
export function useAddItem({ chosen, tab, customerName, send, onOpen }: Options) {
  const opened = useRef<string | null>(null)
  const lines = useRef(new Map<string, string>())
  useEffect(() => {
    opened.current = null
    lines.current.clear()
  }, [chosen])
  return (product: CounterProduct, quantity: number): void => {
    if (tab && tab.status !== 'open') {
      const text = 'Reabra em Opções para lançar mais.'
      toasts.add({ severity: 'warn', title: 'A comanda está fechada', text })
      return
    }
    const known = tab?.id ?? opened.current
    const tabId = known ?? randomKey()
    const { id: productId, priceCents } = product
    const line = `${productId} ${priceCents}`
    const lineId = (tab && sameLine(tab, product)) ?? lines.current.get(line) ?? randomKey()
    lines.current.set(line, lineId)
    const item = { type: 'add_item', tabId, lineId, productId, quantity, note: null } as const
    if (known !== null) return send(item)
    opened.current = tabId
    send({ type: 'open', tabId, customerName: customerName.trim(), customerPhone: null }, item)
    onOpen(tabId)
  }
}
