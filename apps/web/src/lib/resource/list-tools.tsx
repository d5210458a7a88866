import { kindOf } from '@campo-livre/domain/lists/filters.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { orderNames, tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconDots, IconFilter } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { FilterSelect } from '../list/filter-select.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { ColumnsButton } from './table/columns-button.tsx'
import classes from './list-tools.module.css'
import { filterableColumnsOf, type Resource } from './resource.ts'
import { useList } from './use-list.ts'
import { ViewsButton } from './views/views-button.tsx'

type Props<Row> = {
  resource: Pick<Resource<Row>, 'columns' | 'filterableColumns' | 'noun' | 'order' | 'query'>
  /** The number of filters in use. */
  filters: number
  /** True to show the tools of second rank where there is little room, too. */
  more: boolean
  onMore: (more: boolean) => void
  /** False where no columns are shown that could be chosen. */
  columns?: boolean
  /** Further actions on the list. */
  children: ReactNode
}

/**
 * The tools of a list: search, filter, sort (where there is no table head), choose columns, download (F4). On a phone
 * search and filter stand alone, and the rest is behind `Mais`.
 */
export function ListTools<Row>(props: Props<Row>) {
  const { resource, filters, more, onMore, columns: choosing = true, children } = props
  const rest = useId()
  const { search, change } = useList()
  const columns = filterableColumnsOf(resource)
  const [first] = columns
  return (
    <div className={classes.tools}>
      {Object.values(resource.filterableColumns).includes('text') && (
        <SearchBox
          label={`Buscar ${resource.noun.many}`}
          placeholder="Buscar"
          value={search.busca ?? ''}
          onSearch={(busca) => change({ busca: busca || undefined, pagina: undefined }, { replace: true })}
          className={classes.search}
        />
      )}
      {first && (
        <button type="button" className={button.secondary} onClick={() => change({ filtrar: first.id })}>
          <IconFilter size={20} stroke={1.75} aria-hidden />
          {tableLabels.filter}
          {filters > 0 && <span className={classes.count}>{filters}</span>}
        </button>
      )}
      <button
        type="button"
        className={`${button.secondary} ${classes.toggle}`}
        aria-expanded={more}
        aria-controls={rest}
        onClick={() => onMore(!more)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
        Mais
      </button>
      <div id={rest} className={classes.rest} data-open={more || undefined}>
        <FilterSelect
          label={tableLabels.sort}
          all={tableLabels.sort}
          className={classes.order}
          value={search.ordem ?? ''}
          options={columns.flatMap((column) => {
            const [up, down] = orderNames[kindOf(column)]
            return [
              { value: column.id, label: `${column.label}, ${up}` },
              { value: `-${column.id}`, label: `${column.label}, ${down}` },
            ]
          })}
          onChange={(ordem) => change({ ordem: ordem === '' ? undefined : ordem, pagina: undefined })}
        />
        {choosing && <ColumnsButton resource={resource} />}
        <ViewsButton resource={resource} />
        {children}
      </div>
    </div>
  )
}
