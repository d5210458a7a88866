import { countTabs, ofOtherDays } from '@campo-livre/domain/tabs/open-tabs.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { tillQuery } from '@campo-livre/api/tills/get-till.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNow } from '../../../../lib/time/use-now.ts'
import { NEW_TAB } from '../counter-search.ts'
import classes from '../counter.module.css'
import { counterOrder, filterTabs, foldOlder } from './filter-tabs.ts'
import { SearchInput } from '../search-input.tsx'
import { TabCard } from './tab-card.tsx'

type Props = {
  tabs: readonly OpenTab[]
  /** The id of the chosen one. */
  chosen: string | null
  onChoose: (id: string) => void
}

/** The open tabs as cards, found by name, code, phone or field; those of other days are folded into one line. */
export function TabCards({ tabs, chosen, onChoose }: Props) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const now = useNow(60_000)
  const closedAt = useQuery(tillQuery()).data?.lastClosedAt ?? null
  const [isUnfolded, setUnfolded] = useState(false)
  const found = useMemo(() => filterTabs(tabs.toSorted(counterOrder), wanted), [tabs, wanted])
  const { ofToday, older } = useMemo(() => foldOlder(found, closedAt), [found, closedAt])
  const isFolded = !isUnfolded && wanted.trim() === '' && !older.some(({ id }) => id === chosen)
  const shown = isFolded ? ofToday : found
  return (
    <section className={classes.tabs} aria-label="Comandas abertas">
      <div className={classes.head}>
        <SearchInput
          label="Buscar comanda"
          placeholder="Nome, código ou telefone"
          value={text}
          onValue={setText}
        />
        <Link to="." search={{ comanda: NEW_TAB }} resetScroll={false} className={classes.new}>
          <IconPlus size={20} stroke={2} aria-hidden />
          Nova comanda
        </Link>
      </div>
      {tabs.length > 0 && <p className={classes.counted}>{countTabs(tabs.length)}</p>}
      {found.length === 0 ? (
        <p className={classes.nothing}>
          {tabs.length === 0
            ? 'Nenhuma comanda aberta. Abra a primeira quando alguém pedir.'
            : `Nenhuma comanda com “${wanted.trim()}”.`}
        </p>
      ) : (
        <ul className={classes.cards}>
          {shown.map((tab) => (
            <TabCard key={tab.id} tab={tab} now={now} isChosen={tab.id === chosen} onChoose={onChoose} />
          ))}
          {isFolded && older.length > 0 && (
            <li>
              <button type="button" className={classes.older} onClick={() => setUnfolded(true)}>
                {ofOtherDays(older.length)}
              </button>
            </li>
          )}
        </ul>
      )}
      <Link to="/company/tabs/list" className={classes.all}>
        Todas as comandas
      </Link>
    </section>
  )
}
