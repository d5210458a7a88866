import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { HistoryPage } from './history-page.tsx'
import type { Resource } from './resource.ts'
import classes from './row-history.module.css'
import { useList } from './use-list.ts'

type Props<Row> = { resource: Resource<Row>; row: Row }

/**
 * The history of a row, open by the address (`historico`) and read only then; nothing for a resource without one.
 */
export function RowHistory<Row extends object>({ resource, row }: Props<Row>) {
  const { history } = resource
  const { search, change } = useList()
  const id = useId()
  if (!history) return null
  const rowId = resource.idOf(row)
  const opened = search.historico === rowId
  return (
    <section className={classes.history}>
      <button
        type="button"
        className={button.subtle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => change({ historico: opened ? undefined : rowId }, { replace: true })}
      >
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={classes.arrow} />
        Histórico
      </button>
      <div id={id} hidden={!opened}>
        {opened && <HistoryPage resource={resource} history={history} row={row} page={1} />}
      </div>
    </section>
  )
}
