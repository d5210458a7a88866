import '@campo-livre/ui/styles/form.css'
import button from '@campo-livre/ui/button/button.module.css'
import { tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import classes from '../list-tools.module.css'
import { shownColumns } from '../list-params.ts'
import type { Resource } from '../resource.ts'
import { useList } from '../use-list.ts'

/** The button to choose columns (F4); the first one names the row and is always shown. */
export function ColumnsButton<Row>({ resource: { columns } }: { resource: Pick<Resource<Row>, 'columns'> }) {
  const { search, change } = useList()
  const shown = new Set(shownColumns(columns, search).map(({ id }) => id))
  const usual = shownColumns(columns, {})
    .map(({ id }) => id)
    .join('.')
  const toggle = (key: string, on: boolean) => {
    const keys = columns.map(({ id }) => id).filter((each) => (each === key ? on : shown.has(each)))
    const colunas = keys.join('.')
    change({ colunas: colunas === usual ? undefined : colunas }, { replace: true })
  }
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <button type="button" className={button.secondary}>
          <IconColumns3 size={20} stroke={1.75} aria-hidden />
          {tableLabels.columns}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={tableLabels.columns} className={classes.columns ?? ''}>
        {columns.slice(1).map((column) => (
          <Checkbox
            key={column.id}
            label={column.label}
            classNames={{ body: classes.column ?? '' }}
            checked={shown.has(column.id)}
            onChange={({ currentTarget }) => toggle(column.id, currentTarget.checked)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
