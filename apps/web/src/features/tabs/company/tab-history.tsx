import { tabHistoryQuery } from '@campo-livre/api/tabs/list-tab-history.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
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
        skeleton={
          <div role="status" aria-label="Buscando o histórico">
            <Skeleton height="6rem" />
          </div>
        }
        failure="Não deu para buscar o histórico"
      >
        {(entries) =>
          entries.length === 0 ? (
            <p className={classes.by}>Desta comanda não há histórico.</p>
          ) : (
            <ul className={classes.entries}>
              {entries.map(({ id: entryId, at, who, text, undone }) => (
                <li key={entryId} className={classes.entry}>
                  <p>
                    {undone ? <s>{text}</s> : text}
                    {undone && <span className={classes.by}> Desfeito</span>}
                  </p>
                  <p className={classes.by}>
                    {who ?? 'Sem nome'} <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
