import '@campo-livre/ui/styles/form.css'
import '@campo-livre/ui/styles/overlay.css'
import { controlLabels, tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Drawer, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useCloseDialog } from '../navigation/use-close-dialog.ts'
import { useMedia } from '../browser/use-media.ts'
import { useOpenedAfterMount } from '../loading/use-opened-after-mount.ts'
import { FilterForm } from './filter-form.tsx'
import classes from './filter-drawer.module.css'
import { applied, filterDraft, type Drafts } from './filter-drafts.ts'
import { askable, keyOf, type Resource } from './resource.ts'
import sheet from './sheet.module.css'
import { useList } from './use-list.ts'

/** Where a filter is written (F4), one column at a time. The address says which: `filtrar=preco`. */
export function FilterDrawer<Row>({ resource }: { resource: Pick<Resource<Row>, 'columns' | 'asks'> }) {
  const { search, change } = useList()
  const phone = useMedia('(max-width: 767px)')
  const columns = askable(resource)
  const asked = columns.find((column) => keyOf(column) === search.filtrar)
  const [last, setLast] = useState(asked)
  // While it closes it still shows what it showed.
  if (asked !== undefined && asked !== last) setLast(asked)
  const column = asked ?? last
  const open = asked !== undefined
  const [wasOpen, setWasOpen] = useState(open)
  // What is typed for one column stays while another is looked at; each time the drawer opens it starts anew.
  const [drafts, setDrafts] = useState<Drafts>({})
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDrafts({})
  }
  const close = useCloseDialog('filtrar', search.filtrar !== undefined)
  const key = column && keyOf(column)
  return (
    <Drawer
      opened={useOpenedAfterMount(open)}
      onClose={close}
      position={phone ? 'bottom' : 'right'}
      size="md"
      classNames={{ content: sheet.sheet ?? '' }}
      title={tableLabels.filter}
      closeButtonProps={{ 'aria-label': controlLabels.close, size: 44 }}
    >
      {column && key && (
        <div className={classes.body}>
          <NativeSelect
            label="Coluna"
            size="md"
            data={columns.map((each) => ({ value: keyOf(each), label: each.label }))}
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
    </Drawer>
  )
}
