import type { Page } from '@campo-livre/api/client/parse.ts'
import { pageCount } from '@campo-livre/domain/lists/page.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QueryState } from '../query/query-state.tsx'
import { HistoryList } from './history-list.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import classes from './history.module.css'

/** The texts of a history. */
export type HistoryWords = {
  /** The entries in a sentence: `o histórico`, `os movimentos`. */
  what: string
  /** The name of the newest page. */
  recent: string
  /** The name of each older page. */
  older: string
  /** The button for the next page. */
  more: string
  /** The sentence of an empty history. */
  empty: string
}

type Props<Entry> = {
  /** Reads a page, counted from 1. */
  query: (page: number) => Pick<UseQueryOptions<Page<Entry>>, 'queryKey' | 'queryFn'>
  words: HistoryWords
  /** Renders an entry, with its key. */
  children: (entry: Entry) => ReactNode
  page?: number
}

/** A history, newest first, with a button for each older page, which takes the focus of the button. */
export function HistoryPages<Entry>({ query: pageQuery, words, children, page = 1 }: Props<Entry>) {
  const query = useQuery(pageQuery(page))
  const [more, setMore] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (page > 1) part.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={page === 1 ? words.recent : words.older}
      className={classes.page}
    >
      <QueryState
        query={query}
        skeleton={<HistorySkeleton what={words.what} />}
        failure={`Não deu para buscar ${words.what}`}
      >
        {({ items, meta }) => (
          <>
            {meta.total === 0 && <p>{words.empty}</p>}
            {items.length > 0 && <HistoryList>{items.map(children)}</HistoryList>}
            {page < pageCount(meta) &&
              (more ? (
                <HistoryPages query={pageQuery} words={words} page={page + 1}>
                  {children}
                </HistoryPages>
              ) : (
                <button type="button" className={button.secondary} onClick={() => setMore(true)}>
                  {words.more}
                </button>
              ))}
          </>
        )}
      </QueryState>
    </div>
  )
}
