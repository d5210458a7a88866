import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { Bill } from './bill/bill.tsx'
import { CounterPanels } from './counter-panels.tsx'
import { type CounterSearch, counterSearchSchema, NEW_TAB } from './counter-search.ts'
import classes from './counter.module.css'
import { HeldNotice } from './held-notice.tsx'
import { NewBill } from './bill/new-bill.tsx'
import { OverBill } from './bill/over-bill.tsx'
import { ProductShelf } from './products/product-shelf.tsx'
import { TabCards } from './open-tabs/tab-cards.tsx'
import { useAddItem } from './products/use-add-item.ts'
import { useCounterKeys } from './use-counter-keys.ts'
import { useExportTabs } from './commands/use-export-tabs.ts'
import { useScanner } from './products/use-scanner.ts'
import { useTabCommands } from './commands/use-tab-commands.ts'

const route = getRouteApi('/_company/company/tabs/')
const none: readonly CounterProduct[] = []

type Props = { server: readonly OpenTab[]; products: UseQueryResult<CounterProduct[]> }

/** The counter with its tabs: choosing one, selling on it, and what lies over it. */
export function Counter({ server, products }: Props) {
  const { comanda, painel, linha } = z.parse(counterSearchSchema, route.useSearch())
  const navigate = route.useNavigate()
  const commands = useTabCommands(server, products.data ?? none)
  const { tabs, send } = commands
  const [name, setName] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const selected = tabs.find(({ id }) => id === comanda) ?? null
  const go = (part: CounterSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...part }), replace, resetScroll: false })
  const choose = useCallback(
    (id: string) => void navigate({ search: { comanda: id }, resetScroll: false }),
    [navigate],
  )
  const add = useAddItem({
    tabs,
    customerName: name,
    send,
    onOpen: (tabId) => {
      setName('')
      go({ comanda: tabId, painel: undefined }, true)
    },
  })
  useScanner((code) => {
    const product = products.data?.find(({ ean }) => ean === code)
    if (product) add(product, 1)
    else
      toasts.add({
        severity: 'warn',
        title: 'Código desconhecido',
        text: `Nenhum produto à venda tem o código ${code}.`,
      })
  })
  const exportTabs = useExportTabs()
  const pay = ({ id, status }: OpenTab) => {
    if (status === 'open') send({ type: 'close', tabId: id })
    go({ painel: 'receber' })
  }
  useCounterKeys({
    search,
    onNew: () => go({ comanda: NEW_TAB, painel: undefined, linha: undefined }),
    onPay: () => selected && pay(selected),
    onExport: () => void exportTabs(),
    onHelp: () => go({ painel: 'teclas' }),
  })
  const isNew = comanda === NEW_TAB
  return (
    <>
      <HeldNotice held={commands.held} onSend={commands.sendHeld} />
      <div className={classes.counter}>
        <TabCards tabs={tabs} chosen={comanda ?? null} onChoose={choose} />
        <ProductShelf query={products} stock={commands.stock} tab={selected} search={search} onAdd={add} />
        <aside className={classes.bill} aria-label="Conta da comanda">
          {selected ? (
            <Bill
              key={selected.id}
              tab={selected}
              commands={commands}
              isOpen={painel === 'conta'}
              go={go}
              onPay={() => pay(selected)}
            />
          ) : comanda !== undefined && !isNew ? (
            <OverBill key={comanda} id={comanda} commands={commands} />
          ) : (
            <NewBill isNew={isNew} name={name} onName={setName} onDone={() => search.current?.focus()} />
          )}
        </aside>
      </div>
      <CounterPanels
        tab={selected}
        tabs={tabs}
        panel={painel ?? null}
        line={linha ?? null}
        commands={commands}
      />
    </>
  )
}
