import button from '@campo-livre/ui/button/button.module.css'
import { orderNames, tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FilterSelect } from '../filter-select.tsx'
import { ColumnsButton } from './columns-button.tsx'
import classes from './list-tools.module.css'
import { askable, keyOf, kindOf, type Thing } from './thing.ts'
import { useList } from './use-list.ts'

type Props<Row> = {
  thing: Pick<Thing<Row>, 'columns' | 'asks'>
  /** More that can be done with the list. */
  children: ReactNode
}

/** What can be done with a list: filter, sort (where there is no head to do it by), choose columns, download (F4). */
export function ListTools<Row>({ thing, children }: Props<Row>) {
  const { search, change } = useList()
  const columns = askable(thing)
  const [first] = columns
  return (
    <div className={classes.tools}>
      {first && (
        <button type="button" className={button.secondary} onClick={() => change({ filtrar: keyOf(first) })}>
          <IconFilter size={20} stroke={1.75} aria-hidden />
          {tableLabels.filter}
        </button>
      )}
      <FilterSelect
        label={tableLabels.sort}
        all={tableLabels.sort}
        className={classes.order}
        value={search.ordem ?? ''}
        options={columns.flatMap((column) => {
          const [up, down] = orderNames[kindOf(column)]
          return [
            { value: keyOf(column), label: `${column.label}, ${up}` },
            { value: `-${keyOf(column)}`, label: `${column.label}, ${down}` },
          ]
        })}
        onChange={(ordem) => change({ ordem: ordem === '' ? undefined : ordem, pagina: undefined })}
      />
      <ColumnsButton thing={thing} />
      {children}
    </div>
  )
}
