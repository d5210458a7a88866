import button from '@campo-livre/ui/button/button.module.css'
import { pageCount } from '@campo-livre/domain/lists/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { QueryState } from '../query/query-state.tsx'
import { HistoryItem } from './history-item.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import type { Resource } from './resource.ts'
import classes from './row-history.module.css'

type Props<Row> = {
  resource: Resource<Row>
  history: NonNullable<Resource<Row>['history']>
  row: Row
  /** Counted from 1. */
  page: number
}

/** A page of a row's history, with a button for the next one. An older page takes the focus of the button. */
export function HistoryPage<Row extends object>({ resource, history, row, page }: Props<Row>) {
  const query = useQuery(history(resource.idOf(row), page))
  const [more, setMore] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (page > 1) part.current?.focus({ preventScroll: true })
  }, [page])
  const label = page === 1 ? 'Mudanças mais recentes' : 'Mudanças mais antigas'
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={label} className={classes.page}>
      <QueryState
        query={query}
        skeleton={<ListSkeleton label="Buscando o histórico" />}
        failure="Não deu para buscar o histórico"
      >
        {({ items, meta }) => (
          <>
            {meta.total === 0 && <p>Nada mudou por aqui ainda.</p>}
            {items.length > 0 && (
              <ol className={classes.entries}>
                {items.map((entry) => (
                  <HistoryItem key={entry.id} resource={resource} row={row} entry={entry} />
                ))}
              </ol>
            )}
            {page < pageCount(meta) &&
              (more ? (
                <HistoryPage resource={resource} history={history} row={row} page={page + 1} />
              ) : (
                <button type="button" className={button.secondary} onClick={() => setMore(true)}>
                  Ver mudanças mais antigas
                </button>
              ))}
          </>
        )}
      </QueryState>
    </div>
  )
}
