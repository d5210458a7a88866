import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { piecesOf } from '@campo-livre/domain/tabs/pieces.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Notice } from '../../../lib/notice/notice.tsx'
import { filterTabs } from './filter-tabs.ts'
import classes from './panel.module.css'
import { SearchInput } from './search-input.tsx'
import type { CommandDraft, TabCommands } from './use-tab-commands.ts'

const route = getRouteApi('/_company/company/tabs/')

type Props = {
  tab: OpenTab
  tabs: readonly OpenTab[]
  commands: Pick<TabCommands, 'send' | 'check'>
  onDone: () => void
}

/** Moves chosen lines of a tab to another one, or all of it. */
export function JoinPanel({ tab, tabs, commands, onDone }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [toTabId, setTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = route.useNavigate()
  const others = useMemo(
    () =>
      filterTabs(
        tabs.filter(({ id, status }) => id !== tab.id && status === 'open'),
        text,
      ),
    [tabs, tab.id, text],
  )
  const movable = tab.items.filter((item) => item.productId !== null && piecesOf(item, tab).open > 0)
  const toggle = (id: string) =>
    setChosen((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]))
  const act = () => {
    if (toTabId === null) return setProblem('Escolha a outra comanda.')
    const lines = movable
      .filter(({ id }) => chosen.includes(id))
      .map((item) => ({ lineId: item.id, quantity: piecesOf(item, tab).open }))
    const command: CommandDraft =
      lines.length === 0
        ? { type: 'merge', tabId: tab.id, intoTabId: toTabId }
        : { type: 'move_items', tabId: tab.id, toTabId, lines }
    const refusal = commands.check(command)
    setProblem(refusal)
    if (refusal !== null) return
    commands.send(command)
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
            {movable.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  aria-pressed={chosen.includes(item.id)}
                  className={classes.row}
                  onClick={() => toggle(item.id)}
                >
                  <span>
                    {piecesOf(item, tab).open}× {item.name}
                  </span>
                  <span className={classes.cents}>{formatCents(item.priceCents)}</span>
                </button>
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
        {chosen.length === 0 ? 'Juntar as comandas' : 'Mover os itens'}
      </Button>
    </div>
  )
}

/** More than these are found by typing. */
const MOST = 12
