import { kindOf } from '@campo-livre/domain/lists/filters.ts'
import { readSort } from '@campo-livre/domain/lists/sort-rows.ts'
import { filterLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconFilter, IconFilterFilled } from '@tabler/icons-react'
import classes from './resource-table.module.css'
import type { Column } from '../resource.ts'
import { useList } from '../use-list.ts'

type Props<Row> = {
  column: Column<Row>
  /** True when the server can filter and sort by it. */
  sortable: boolean
  filtered: boolean
  /** The order of the list: a column's `id`, `-id` for descending. */
  order: string | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The head of a column: sorts by it, and links to its filter (F4). */
export function HeadCell<Row>({ column, sortable, filtered, order }: Props<Row>) {
  const { change } = useList()
  const sort = order === undefined ? null : readSort(order)
  const sorted = sort?.column === column.id
  const direction = sorted && (sort.descending ? 'descending' : 'ascending')
  const key = column.id
  const SortIcon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[
    direction || 'none'
  ]
  const FilterIcon = filtered ? IconFilterFilled : IconFilter
  return (
    <th
      scope="col"
      aria-label={column.label}
      data-number={kindOf(column) === 'number' || undefined}
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      {sortable ? (
        <span className={classes.head}>
          <button
            type="button"
            className={classes.sort}
            data-on={sorted || undefined}
            onClick={() => change({ ordem: direction === 'ascending' ? `-${key}` : key, pagina: undefined })}
          >
            {column.label}
            <SortIcon {...icon} className={classes.arrow} />
          </button>
          <button
            type="button"
            aria-label={filterLabels.open(column.label)}
            data-on={filtered || undefined}
            className={classes.funnel}
            onClick={() => change({ filtrar: key })}
          >
            <FilterIcon {...icon} />
          </button>
        </span>
      ) : (
        <span className={classes.plain}>{column.label}</span>
      )}
    </th>
  )
}
