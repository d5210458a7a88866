import '@campo-livre/ui/styles/overlay.css'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { useCloseDialog } from '../navigation/use-close-dialog.ts'
import { useMedia } from '../browser/use-media.ts'
import { useOpenedAfterMount } from '../loading/use-opened-after-mount.ts'
import { Cell } from './cell.tsx'
import { cellText, zoneOf } from './cell-text.ts'
import classes from './details-drawer.module.css'
import sheet from './sheet.module.css'
import type { Resource } from './resource.ts'
import { useList } from './use-list.ts'

type Shown<Row> = Pick<Resource<Row>, 'idOf' | 'columns' | 'zoneOf' | 'details' | 'detailed'>
type Props<Row> = { resource: Shown<Row>; rows: readonly Row[] }

/** All that is known of one row. The address says of which (`aberto`), so that a link shows the same. */
export function DetailsDrawer<Row extends object>({ resource, rows }: Props<Row>) {
  const { aberto } = useList().search
  const close = useCloseDialog('aberto', aberto !== undefined)
  const [shown, setShown] = useState({ aberto, row: rows.find((row) => resource.idOf(row) === aberto) })
  const found = rows.find((row) => resource.idOf(row) === aberto)
  // While it closes it still shows what it showed; a new page of the list does not take it away.
  if (aberto !== undefined && (aberto !== shown.aberto || (found !== undefined && found !== shown.row))) {
    setShown({ aberto, row: found })
  }
  const { row } = shown
  const [first] = resource.columns
  return (
    <Drawer
      opened={useOpenedAfterMount(aberto !== undefined)}
      onClose={close}
      position={useMedia('(max-width: 767px)') ? 'bottom' : 'right'}
      size="md"
      title={row === undefined ? 'Não está aqui' : cellText(first, row, zoneOf(resource, row))}
      closeButtonProps={{ 'aria-label': controlLabels.close, size: 44 }}
      classNames={{ content: sheet.sheet ?? '' }}
    >
      {row === undefined ? (
        <p>O que esse endereço mostra não está nesta página da lista. Pode ter mudado de página ou saído.</p>
      ) : (
        <Details resource={resource} row={row} />
      )}
    </Drawer>
  )
}

function Details<Row extends object>({ resource, row }: { resource: Shown<Row>; row: Row }) {
  // The first one is the title.
  const columns = resource.columns.slice(1).filter(({ id }) => !resource.detailed?.includes(id))
  return (
    <>
      <dl className={classes.facts}>
        {columns.map((column) => (
          <div key={column.id} className={classes.fact}>
            <dt>{column.label}</dt>
            <dd>
              <Cell resource={resource} column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {resource.details?.(row)}
    </>
  )
}
