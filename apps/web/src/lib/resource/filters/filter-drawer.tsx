import '@campo-livre/ui/styles/form.css'
import { tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { SideDrawer } from '../../drawer/side-drawer.tsx'
import { useKept } from '../../drawer/use-kept.ts'
import { useCloseDialog } from '../../navigation/use-close-dialog.ts'
import { FilterForm } from './filter-form.tsx'
import classes from './filter-drawer.module.css'
import { applied, filterDraft, type Drafts } from './filter-drafts.ts'
import { filterableColumnsOf, type Resource } from '../resource.ts'
import { useList } from '../use-list.ts'

/** The drawer to edit filters (F4), one column at a time, by the address: `filtrar=priceCents`. */
export function FilterDrawer<Row>({
  resource,
}: {
  resource: Pick<Resource<Row>, 'columns' | 'filterableColumns'>
}) {
  const { search, change } = useList()
  const columns = filterableColumnsOf(resource)
  const asked = columns.find((column) => column.id === search.filtrar)
  const column = useKept(asked)
  const open = asked !== undefined
  const [wasOpen, setWasOpen] = useState(open)
  // Typed filters are kept while another column is edited, and dropped when the drawer opens again.
  const [drafts, setDrafts] = useState<Drafts>({})
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDrafts({})
  }
  const close = useCloseDialog('filtrar', search.filtrar !== undefined)
  const key = column?.id
  return (
    <SideDrawer opened={open} onClose={close} title={tableLabels.filter}>
      {column && key && (
        <div className={classes.body}>
          <NativeSelect
            label="Coluna"
            size="md"
            data={columns.map((each) => ({ value: each.id, label: each.label }))}
            value={key}
            onChange={({ currentTarget }) => change({ filtrar: currentTarget.value }, { replace: true })}
          />
          <FilterForm
            key={key}
            column={column}
            draft={filterDraft(column, drafts, search)}
            onChange={(draft) => setDrafts((old) => ({ ...old, [key]: draft }))}
            onApply={() => change(applied(columns, drafts), { replace: true })}
            optional={drafts[key] === undefined && Object.values(drafts).some(Boolean)}
            onClear={
              search[`filtro.${key}`] === undefined
                ? undefined
                : () => change(applied(columns, { ...drafts, [key]: null }), { replace: true })
            }
          />
        </div>
      )}
    </SideDrawer>
  )
}
