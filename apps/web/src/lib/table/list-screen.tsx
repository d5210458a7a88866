import '@campo-livre/ui/styles/controls.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../loaded.tsx'
import { pageTitle } from '../page-title.ts'
import { Pager } from '../pager.tsx'
import { DetailsDrawer } from './details-drawer.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { ListEmpty } from './list-empty.tsx'
import classes from './list-screen.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import { PageSizeSelect } from './page-size.tsx'
import { shownColumns, toQuestion } from './question.ts'
import { countMarked, everything, nothing, type Selection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { Thing } from './thing.ts'
import { ThingsTable } from './things-table.tsx'
import { useList } from './use-list.ts'
import { onlyMarked, theMany } from './words.ts'

export type ListProps = {
  /** The `h1`. */
  title: string
  /** What the table is called, where it is not the title. */
  name?: string
  /** A sentence below the title. */
  lead?: ReactNode
  /** Between the title and the list: a choice of what is listed, figures. */
  above?: ReactNode
}

/**
 * A screen that lists things (F4): filters, order, pages, columns, marked rows, CSV and details, all by the thing's
 * declaration, and all but the marks in the address (A14).
 */
export function ListScreen<Row extends object>(props: ListProps & { thing: Thing<Row> }) {
  const { thing, title, name = title, lead, above } = props
  const { search } = useList()
  const question = toQuestion(thing, search)
  const query = useQuery({ ...thing.query(question), placeholderData: keepPreviousData })
  const columns = shownColumns(thing.columns, search)
  const filtered = question.filters.length > 0
  const [selection, select] = useSelection<Row>(JSON.stringify(question.filters))
  const exporting = { thing, question, columns }
  const none = query.data?.meta.total === 0 && !filtered
  return (
    <div className={classes.screen}>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title}>{lead}</PageHeader>
      {above}
      {!none && (
        <ListTools thing={thing}>
          <ExportButton {...exporting} selection={everything} />
        </ListTools>
      )}
      <FilterChips thing={thing} />
      <Loaded
        query={query}
        skeleton={<ListSkeleton label={`Buscando ${theMany(thing.words)}`} />}
        failure={`Não deu para buscar ${theMany(thing.words)}`}
      >
        {({ items, meta }) => (
          <>
            {items.length === 0 ? (
              <ListEmpty thing={thing} filtered={filtered} beyond={meta.total > 0} />
            ) : (
              <div className={classes.result}>
                <SelectionBar
                  words={thing.words}
                  filtered={filtered}
                  total={meta.total}
                  selection={selection}
                  onSelect={select}
                >
                  {countMarked(selection, meta.total) > 0 && (
                    <ExportButton {...exporting} selection={selection} label={onlyMarked(thing.words)} />
                  )}
                </SelectionBar>
                <ThingsTable
                  thing={thing}
                  title={name}
                  columns={columns}
                  rows={items}
                  question={question}
                  busy={query.isPlaceholderData}
                  selection={selection}
                  onSelect={select}
                />
              </div>
            )}
            {items.length > 0 && <Pager meta={meta} />}
            {meta.total > 20 && <PageSizeSelect />}
            <DetailsDrawer thing={thing} rows={items} />
          </>
        )}
      </Loaded>
      <FilterDrawer thing={thing} />
    </div>
  )
}

/** What is marked, of one result: other filters, another result. */
function useSelection<Row>(result: string): [Selection<Row>, (selection: Selection<Row>) => void] {
  const [held, hold] = useState<{ result: string; selection: Selection<Row> }>({ result, selection: nothing })
  return [
    held.result === result ? held.selection : nothing,
    (selection: Selection<Row>) => hold({ result, selection }),
  ]
}
