import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { piecesOf } from '@campo-livre/domain/tabs/pieces.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { filterTabs } from '../open-tabs/filter-tabs.ts'
import classes from '../../../../shared/payments/panel.module.css'
import { SearchInput } from '../search-input.tsx'
import { Stepper } from '../stepper.tsx'
import { useCommandForm } from '../commands/use-command-form.ts'
import type { CommandDraft, TabCommands } from '../commands/use-tab-commands.ts'

const route = getRouteApi('/_company/company/tabs/')

type Props = {
  tab: OpenTab
  tabs: readonly OpenTab[]
  commands: Pick<TabCommands, 'send' | 'check'>
  onDone: () => void
}

/** Moves pieces of chosen lines of a tab to another one, or all of the tab. */
export function JoinPanel({ tab, tabs, commands, onDone }: Props) {
  /** The number of pieces by the id of their line. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [text, setText] = useState('')
  const [toTabId, setTo] = useState<string | null>(null)
  const { problem, setProblem, submit } = useCommandForm(commands)
  const navigate = route.useNavigate()
  const others = useMemo(
    () =>
      filterTabs(
        tabs.filter(({ id, status }) => id !== tab.id && status === 'open'),
        text,
      ),
    [tabs, tab.id, text],
  )
  const movable = tab.items.flatMap((item) => {
    const { open } = piecesOf(item, tab)
    return item.productId === null || open === 0 ? [] : [{ item, open, quantity: chosen.get(item.id) }]
  })
  const choose = (id: string, quantity: number) => setChosen((all) => new Map(all).set(id, quantity))
  const leave = (id: string) => setChosen((all) => new Map([...all].filter(([each]) => each !== id)))
  const act = () => {
    if (toTabId === null) return setProblem('Escolha a outra comanda.')
    const lines = movable.flatMap(({ item, open, quantity }) =>
      quantity === undefined ? [] : [{ lineId: item.id, quantity: Math.min(quantity, open) }],
    )
    const command: CommandDraft =
      lines.length === 0
        ? { type: 'merge', tabId: tab.id, intoTabId: toTabId }
        : { type: 'move_items', tabId: tab.id, toTabId, lines }
    if (!submit(command)) return
    if (lines.length > 0) onDone()
    else void navigate({ search: { comanda: toTabId }, replace: true })
  }
  return (
    <div className={classes.panel}>
      {movable.length > 0 && (
        <section className={classes.section} aria-labelledby="itens-a-mover">
          <h3 id="itens-a-mover" className={classes.title}>
            O que vai? Sem escolher, vai tudo.
          </h3>
          <ul className={classes.rows}>
            {movable.map(({ item: { id, name, priceCents }, open, quantity }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={quantity !== undefined}
                  className={classes.row}
                  onClick={() => (quantity === undefined ? choose(id, open) : leave(id))}
                >
                  <span>
                    {open}× {name}
                  </span>
                  <span className={classes.cents}>{formatCents(priceCents)}</span>
                </button>
                {quantity !== undefined && open > 1 && (
                  <Stepper
                    label={`Quantas de ${name}`}
                    value={Math.min(quantity, open)}
                    max={open}
                    onValue={(value) => choose(id, value)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.section} aria-labelledby="para-onde">
        <h3 id="para-onde" className={classes.title}>
          Para qual comanda?
        </h3>
        <SearchInput
          label="Buscar a outra comanda"
          placeholder="Nome ou código"
          value={text}
          onValue={setText}
        />
        {others.length === 0 && <p className={classes.facts}>Nenhuma outra comanda aberta com esse nome.</p>}
        <ul className={classes.rows}>
          {others.slice(0, MOST).map((other) => (
            <li key={other.id}>
              <button
                type="button"
                aria-pressed={other.id === toTabId}
                className={classes.row}
                onClick={() => setTo(other.id)}
              >
                <span>
                  {other.customerName}
                  <span className={classes.help}>{other.code}</span>
                </span>
                <span className={classes.cents}>{formatCents(tabSum(other).dueCents)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {problem !== null && <Notice>{problem}</Notice>}
      <Button size="lg" onClick={act}>
        {chosen.size === 0 ? 'Juntar as comandas' : 'Mover os itens'}
      </Button>
    </div>
  )
}

/** More than these are found by typing. */
const MOST = 12
