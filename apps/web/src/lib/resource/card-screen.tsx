import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pager } from '../list/pager.tsx'
import busyClasses from '../loading/busy.module.css'
import { pageTitle } from '../metadata/page-title.ts'
import { QueryState } from '../query/query-state.tsx'
import classes from './card-screen.module.css'
import { DetailsDrawer } from './details/details-drawer.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { ListEmpty } from './list-empty.tsx'
import { toListParams } from './list-params.ts'
import { theMany } from './noun.ts'
import type { Resource } from './resource.ts'
import { useList } from './use-list.ts'

type Props<Row> = {
  resource: Resource<Row>
  title: string
  card: (row: Row) => ReactNode
  /** Other things of the same kind, above the cards. */
  children?: ReactNode
}

/**
 * A screen that lists the rows of a resource as cards, for people on a phone: no tools but the pages. A filter of the
 * address is kept, and can be removed.
 */
export function CardScreen<Row extends object>({ resource, title, card, children }: Props<Row>) {
  const { search } = useList()
  const params = toListParams(resource, search)
  const query = useQuery({ ...resource.query(params), placeholderData: keepPreviousData })
  return (
    <div className={classes.screen}>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} />
      {children}
      <FilterChips resource={resource} />
      <QueryState
        query={query}
        skeleton={<CardsSkeleton label={`Buscando ${theMany(resource.noun)}`} />}
        failure={`Não deu para buscar ${theMany(resource.noun)}`}
      >
        {({ items, meta }) => (
          <>
            {items.length === 0 ? (
              <ListEmpty resource={resource} filtered={params.filters.length > 0} beyond={meta.total > 0} />
            ) : (
              <ul
                className={`${classes.cards} ${busyClasses.busy}`}
                aria-label={title}
                aria-busy={query.isPlaceholderData}
              >
                {items.map((row) => (
                  <li key={resource.idOf(row)}>{card(row)}</li>
                ))}
              </ul>
            )}
            {items.length > 0 && <Pager meta={meta} />}
            {resource.details && <DetailsDrawer resource={resource} rows={items} />}
          </>
        )}
      </QueryState>
    </div>
  )
}

function CardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.cards}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="7rem" />
      ))}
    </div>
  )
}
