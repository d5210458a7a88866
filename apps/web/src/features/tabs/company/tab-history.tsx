import { tabHistoryQuery } from '@campo-livre/api/tabs/list-tab-history.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { HistoryItem } from '../../../lib/history/history-item.tsx'
import { HistoryList } from '../../../lib/history/history-list.tsx'
import { HistorySkeleton } from '../../../lib/history/history-skeleton.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import classes from './tab-history.module.css'

/** The history of a tab (H3): what was done, by whom and when, newest first. */
export function TabHistory({ id, timeZone }: { id: string; timeZone: string }) {
  const query = useQuery(tabHistoryQuery(id))
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes.history}>
      <h3 id={titleId} className={classes.title}>
        Histórico
      </h3>
      <QueryState
        query={query}
        skeleton={<HistorySkeleton what="o histórico" />}
        failure="Não deu para buscar o histórico"
      >
        {(entries) =>
          entries.length === 0 ? (
            <p className={classes.note}>Desta comanda não há histórico.</p>
          ) : (
            <HistoryList>
              {entries.map(({ id: entryId, at, who, text, undone }) => (
                <HistoryItem key={entryId} at={at} who={who} timeZone={timeZone}>
                  <p>
                    {undone ? <s>{text}</s> : text}
                    {undone && <span className={classes.note}> Desfeito</span>}
                  </p>
                </HistoryItem>
              ))}
            </HistoryList>
          )
        }
      </QueryState>
    </section>
  )
}
