import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { TabTotals } from '../../tab-totals.tsx'
import { BillLine } from './bill-line.tsx'
import classes from './bill.module.css'
import type { CounterSearch } from '../counter-search.ts'
import { useUndo } from '../commands/use-undo.ts'
import type { TabCommands } from '../commands/use-tab-commands.ts'

type Props = {
  tab: OpenTab
  commands: Pick<TabCommands, 'send' | 'sent'>
  /** True while a phone shows all of it. */
  isOpen: boolean
  go: (part: CounterSearch) => void
  /** Closes the bill and takes the money. */
  onPay: () => void
}

/** The bill of the chosen tab: its lines, what they come to, and the way to the payment. */
export function Bill({ tab, commands, isOpen, go, onPay }: Props) {
  const { code, customerName, booking, items, status } = tab
  const sum = tabSum(tab)
  const undo = useUndo(tab, commands)
  const list = useRef<HTMLUListElement>(null)
  const count = items.length
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  return (
    <div className={classes.bill} data-open={isOpen || undefined}>
      <header className={classes.head}>
        <div className={classes.who}>
          <h2 className={classes.name}>{customerName}</h2>
          <p className={classes.facts}>{[code, booking?.fieldName].filter(Boolean).join(' · ')}</p>
        </div>
        <button type="button" className={classes.options} onClick={() => go({ painel: 'ajustes' })}>
          Opções
        </button>
      </header>
      {count === 0 ? (
        <p className={classes.nothing}>Escolha um produto para lançar.</p>
      ) : (
        <ul ref={list} className={classes.lines} aria-label="Itens da comanda">
          {items.map((item) => (
            <BillLine key={item.id} item={item} onOpen={() => go({ painel: 'item', linha: item.id })} />
          ))}
        </ul>
      )}
      <footer className={classes.foot}>
        {undo && (
          <button type="button" className={classes.undo} onClick={undo.run}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
            Desfazer {undo.words}
          </button>
        )}
        <div className={classes.totals}>
          <TabTotals tab={{ status, sum }} />
        </div>
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => go({ painel: isOpen ? undefined : 'conta' })}
        >
          {isOpen ? 'Voltar aos produtos' : 'Ver itens'}
        </button>
        <Button
          size="md"
          className={classes.pay ?? ''}
          disabled={sum.totalCents === 0 && count === 0}
          onClick={onPay}
        >
          {status === 'open' ? 'Fechar conta' : `Receber ${formatCents(payableCents(sum))}`}
        </Button>
      </footer>
    </div>
  )
}
