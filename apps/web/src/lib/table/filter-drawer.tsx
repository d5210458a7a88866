import '@campo-livre/ui/styles/form.css'
import '@campo-livre/ui/styles/overlay.css'
import { Drawer, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useMedia } from '../use-media.ts'
import { useOpened } from '../use-opened.ts'
import { FilterForm } from './filter-form.tsx'
import classes from './filter-drawer.module.css'
import { readFilter, writeFilter } from './filter-text.ts'
import { askable, keyOf, type Thing } from './thing.ts'
import sheet from './sheet.module.css'
import { useList } from './use-list.ts'

/** Where a filter is written (F4), one column at a time. The address says which: `filtrar=preco`. */
export function FilterDrawer<Row>({ thing }: { thing: Pick<Thing<Row>, 'columns' | 'asks'> }) {
  const { search, change } = useList()
  const phone = useMedia('(max-width: 767px)')
  const columns = askable(thing)
  const asked = columns.find((column) => keyOf(column) === search.filtrar)
  const [last, setLast] = useState(asked)
  // While it closes it still shows what it showed.
  if (asked !== undefined && asked !== last) setLast(asked)
  const column = asked ?? last
  const close = () => change({ filtrar: undefined }, { replace: true })
  const name = column && (`filtro.${keyOf(column)}` as const)
  return (
    <Drawer
      opened={useOpened(asked !== undefined)}
      onClose={close}
      position={phone ? 'bottom' : 'right'}
      size="md"
      classNames={{ content: sheet.sheet ?? '' }}
      title="Filtrar"
      closeButtonProps={{ 'aria-label': 'Fechar', size: 44 }}
    >
      {column && name && (
        <div className={classes.body}>
          <NativeSelect
            label="Coluna"
            size="md"
            data={columns.map((each) => ({ value: keyOf(each), label: each.label }))}
            value={keyOf(column)}
            onChange={({ currentTarget }) => change({ filtrar: currentTarget.value }, { replace: true })}
          />
          <FilterForm
            key={`${name} ${search[name] ?? ''}`}
            column={column}
            filter={readFilter(column, search[name] ?? '')}
            onApply={(filter) =>
              change({
                [name]: filter === null ? undefined : writeFilter(column, filter),
                filtrar: undefined,
                pagina: undefined,
              })
            }
          />
        </div>
      )}
    </Drawer>
  )
}
