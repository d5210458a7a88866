import '@campo-livre/ui/styles/controls.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { ImportButton } from '../import/import-button.tsx'
import { ImportInAddress } from '../import/import-in-address.tsx'
import busyClasses from '../loading/busy.module.css'
import { QueryState } from '../query/query-state.tsx'
import { pageTitle } from '../metadata/page-title.ts'
import { Pager } from '../list/pager.tsx'
import { BulkButton } from './writes/bulk-button.tsx'
import { DetailsDrawer } from './details/details-drawer.tsx'
import { ExportButton } from './export/export-button.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterDrawer } from './filters/filter-drawer.tsx'
import { ListEmpty } from './list-empty.tsx'
import classes from './list-screen.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import { PageSizeSelect } from './table/page-size.tsx'
import { shownColumns, toListParams } from './list-params.ts'
import { focusContent } from '../browser/focus-content.ts'
import { countMarked, fullSelection, emptySelection, type Selection } from './table/selection.ts'
import { SelectionBar } from './table/selection-bar.tsx'
import type { Resource } from './resource.ts'
import { ResourceTable } from './table/resource-table.tsx'
import { RowMark } from './table/row-mark.tsx'
import { NewButton } from './writes/new-button.tsx'
import { RunButton } from './writes/run-button.tsx'
import { WriteDrawer } from './writes/write-drawer.tsx'
import { useList } from './use-list.ts'
import { onlyMarked, theMany } from './noun.ts'

export type ListProps = {
  /** The `h1`. */
  title: string
  /** The accessible name of the table, where it is not the title. */
  name?: string
  /** A sentence below the title. */
  lead?: ReactNode
  /** Shown between the title and the list. */
  above?: ReactNode
  /** Shown above the rows, once they are there. */
  aboveRows?: ReactNode
  /** Links beside the title, unless the list is empty: then its own says the same. On a phone they are behind `Mais`. */
  actions?: ReactNode
  /** The link beside the title on every screen, where rows are made on a page of their own. */
  mainAction?: ReactNode
  /** The buttons beside the title while there is nothing to list. */
  emptyActions?: ReactNode
  /** Links between the ways in which the rows are shown. */
  view?: ReactNode
}

type ScreenProps<Row> = ListProps & {
  resource: Resource<Row>
  /** The rows of a page as cards instead of the table, and their placeholder. */
  cards?: Cards<Row>
}

type Cards<Row> = {
  /** `mark` makes the box that marks a row; null while none are offered. */
  list: (rows: readonly Row[], mark: ((row: Row) => ReactNode) | null) => ReactNode
  skeleton: ReactNode
}

/**
 * A screen that lists the rows of a resource (F4): quick search, filters, order, pages, columns, selection, CSV and
 * details. All of it but the selection is in the address (A14).
 */
export function ListScreen<Row extends object>(props: ScreenProps<Row>) {
  const { resource, title, name = title, lead, above, aboveRows, mainAction, cards, view } = props
  const { search } = useList()
  const params = toListParams(resource, search)
  const query = useQuery({ ...resource.query(params), placeholderData: keepPreviousData })
  const columns = shownColumns(resource.columns, search)
  const filtered = params.filters.length > 0 || params.q !== undefined
  const [selection, select] = useSelection<Row>(JSON.stringify([params.filters, params.q]))
  const exporting = { resource, params, columns }
  const { writes } = resource
  const importing = writes?.importing && <ImportButton />
  const actions = withImport(props.actions, importing)
  const emptyActions = withImport(props.emptyActions, importing)
  const none = query.data?.meta.total === 0 && !filtered
  const wide = useMedia('(min-width: 48em)')
  const [more, setMore] = useState(false)
  return (
    <div className={classes.screen}>
      <title>{pageTitle(title)}</title>
      <PageHeader
        title={title}
        {...(none
          ? headActions(emptyActions, null)
          : headActions(
              wide && actions,
              mainAction ?? (writes?.create && <NewButton noun={resource.noun} />),
            ))}
      >
        {lead}
      </PageHeader>
      {above}
      {!none && (
        <ListTools
          resource={resource}
          filters={params.filters.length}
          more={more}
          onMore={setMore}
          // With a table to change to, its columns are chosen there.
          columns={!(cards && view)}
        >
          {view}
          {!wide && actions}
          <ExportButton {...exporting} selection={fullSelection} />
        </ListTools>
      )}
      <FilterChips resource={resource} />
      <QueryState
        query={query}
        skeleton={cards?.skeleton ?? <ListSkeleton label={`Buscando ${theMany(resource.noun)}`} />}
        failure={`Não deu para buscar ${theMany(resource.noun)}`}
      >
        {({ items, meta }) => (
          <>
            {items.length === 0 ? (
              <ListEmpty resource={resource} filtered={filtered} beyond={meta.total > 0} />
            ) : (
              <div className={classes.result}>
                {aboveRows}
                <SelectionBar
                  noun={resource.noun}
                  filtered={filtered}
                  searched={params.q !== undefined}
                  total={meta.total}
                  selection={selection}
                  onSelect={select}
                >
                  {countMarked(selection, meta.total) > 0 && (
                    <>
                      {writes?.bulk?.map((action) => (
                        <BulkButton
                          key={action.label}
                          resource={resource}
                          writes={writes}
                          action={action}
                          params={params}
                          selection={selection}
                          count={countMarked(selection, meta.total)}
                          onDone={() => {
                            select(emptySelection)
                            focusContent()
                          }}
                        />
                      ))}
                      {writes?.runs?.map((action) => (
                        <RunButton
                          key={action.label}
                          resource={resource}
                          writes={writes}
                          action={action}
                          params={params}
                          selection={selection}
                          count={countMarked(selection, meta.total)}
                          onDone={() => {
                            select(emptySelection)
                            focusContent()
                          }}
                        />
                      ))}
                      <ExportButton {...exporting} selection={selection} label={onlyMarked(resource.noun)} />
                    </>
                  )}
                </SelectionBar>
                {cards ? (
                  <div className={busyClasses.busy} aria-busy={query.isPlaceholderData}>
                    {cards.list(
                      items,
                      more || countMarked(selection, meta.total) > 0
                        ? (row) => <RowMark {...{ resource, row, selection }} onSelect={select} />
                        : null,
                    )}
                  </div>
                ) : (
                  <ResourceTable
                    resource={resource}
                    title={name}
                    columns={columns}
                    rows={items}
                    params={params}
                    busy={query.isPlaceholderData}
                    picking={more || countMarked(selection, meta.total) > 0}
                    selection={selection}
                    onSelect={select}
                  />
                )}
              </div>
            )}
            {items.length > 0 && <Pager meta={meta} />}
            {meta.total > 20 && <PageSizeSelect />}
            <DetailsDrawer resource={resource} rows={items} />
            {writes && <WriteDrawer resource={resource} writes={writes} rows={items} />}
          </>
        )}
      </QueryState>
      <FilterDrawer resource={resource} />
      {writes?.importing && <ImportInAddress of={writes.importing} />}
    </div>
  )
}

function withImport(actions: ReactNode, importing: ReactNode): ReactNode {
  if (!importing) return actions
  return (
    <>
      {actions}
      {importing}
    </>
  )
}

function headActions(actions: ReactNode, create: ReactNode) {
  if (!actions && !create) return {}
  return {
    actions: (
      <>
        {actions}
        {create}
      </>
    ),
  }
}

/** Keeps the selection of one result; other filters start a new one. */
function useSelection<Row>(result: string): [Selection<Row>, (selection: Selection<Row>) => void] {
  const [held, hold] = useState<{ result: string; selection: Selection<Row> }>({
    result,
    selection: emptySelection,
  })
  return [
    held.result === result ? held.selection : emptySelection,
    (selection: Selection<Row>) => hold({ result, selection }),
  ]
}
