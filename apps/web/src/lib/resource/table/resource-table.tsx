import { type ListParams, kindOf } from '@campo-livre/domain/lists/filters.ts'
import { tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Link } from '@tanstack/react-router'
import busyClasses from '../../loading/busy.module.css'
import { Cell } from './cell.tsx'
import { cellText, zoneOf } from './cell-text.ts'
import { HeadCell } from './head-cell.tsx'
import { MarkBox } from './mark-box.tsx'
import { RowMark } from './row-mark.tsx'
import { isMarked, mark, type Selection } from './selection.ts'
import { filterableColumnsOf, type Column, type Resource } from '../resource.ts'
import cards from './resource-cards.module.css'
import classes from './resource-table.module.css'
import { changed } from '../use-list.ts'
import { useOverflow } from './use-overflow.ts'

type Shown<Row> = Pick<Resource<Row>, 'idOf' | 'zoneOf' | 'columns' | 'filterableColumns'>
type Props<Row> = {
  resource: Shown<Row>
  /** The accessible name of the table. */
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  params: ListParams
  /** True while other rows are loading. */
  busy: boolean
  /** True to offer the marks on a phone, too. */
  picking: boolean
  selection: Selection<Row>
  onSelect: (selection: Selection<Row>) => void
}

/** A page of rows as a table (F4); on a phone each row is a card. It scrolls only when it is too wide. */
export function ResourceTable<Row extends object>(props: Props<Row>) {
  const { resource, title, columns, rows, params, busy, picking, selection, onSelect } = props
  const { ref, wide, more } = useOverflow<HTMLDivElement>()
  const asked = new Set<string>(filterableColumnsOf(resource).map(({ id }) => id))
  const marked = rows.filter((row) => isMarked(selection, resource.idOf(row))).length
  const scrolling = wide ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {}
  return (
    <div
      className={`${busyClasses.busy} ${classes.place}`}
      aria-busy={busy}
      data-more={more || undefined}
      data-picking={picking || undefined}
    >
      <div ref={ref} className={classes.frame} data-wide={wide || undefined} {...scrolling}>
        <table className={`${classes.table} ${cards.table}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <td className={classes.pick}>
                <MarkBox
                  label={tableLabels.selectAll}
                  checked={marked === rows.length}
                  some={marked > 0 && marked < rows.length}
                  onChange={(checked) => onSelect(mark(selection, rows, resource.idOf, checked))}
                />
                <span className={classes.pickAll} aria-hidden>
                  {tableLabels.selectAll}
                </span>
              </td>
              {columns.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  sortable={asked.has(column.id)}
                  filtered={params.filters.some((filter) => filter.column === column.id)}
                  order={params.sort}
                />
              ))}
            </tr>
          </thead>
          <tbody data-busy={busy || undefined}>
            {rows.map((row) => {
              const id = resource.idOf(row)
              return <TableRow key={id} {...props} id={id} row={row} />
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function TableRow<Row extends object>({
  resource,
  columns: [first, ...others],
  row,
  id,
  selection,
  onSelect,
}: Props<Row> & { row: Row; id: string }) {
  const name = (first && cellText(first, row, zoneOf(resource, row))) ?? id
  const marked = isMarked(selection, id)
  return (
    <tr data-marked={marked || undefined}>
      <td className={classes.pick}>
        <RowMark {...{ resource, row, selection, onSelect }} />
      </td>
      <th scope="row">
        <Link to="." search={changed({ aberto: id })} resetScroll={false} className={classes.open}>
          {first?.cell ? first.cell(row) : name}
        </Link>
      </th>
      {others.map((column) => (
        <td
          key={column.id}
          data-label={column.label}
          data-number={kindOf(column) === 'number' || undefined}
          data-kind={kindOf(column)}
          data-wide={column.wide}
          data-own-line={column.ownLine}
        >
          {column.wide ? (
            <span className={classes.clamp}>
              <Cell resource={resource} column={column} row={row} />
            </span>
          ) : (
            <Cell resource={resource} column={column} row={row} />
          )}
        </td>
      ))}
    </tr>
  )
}
