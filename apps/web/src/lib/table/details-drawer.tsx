import '@campo-livre/ui/styles/overlay.css'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { useMedia } from '../use-media.ts'
import { useOpened } from '../use-opened.ts'
import { Cell } from './cell.tsx'
import { cellText, zoneOf } from './cell-text.ts'
import classes from './details-drawer.module.css'
import sheet from './sheet.module.css'
import type { Thing } from './thing.ts'
import { useList } from './use-list.ts'

type Shown<Row> = Pick<Thing<Row>, 'idOf' | 'columns' | 'zoneOf' | 'details' | 'detailed'>
type Props<Row> = { thing: Shown<Row>; rows: readonly Row[] }

/** All that is known of one row. The address says of which (`aberto`), so that a link shows the same. */
export function DetailsDrawer<Row extends object>({ thing, rows }: Props<Row>) {
  const { search, change } = useList()
  const { aberto } = search
  const [shown, setShown] = useState({ aberto, row: rows.find((row) => thing.idOf(row) === aberto) })
  const found = rows.find((row) => thing.idOf(row) === aberto)
  // While it closes it still shows what it showed; a new page of the list does not take it away.
  if (aberto !== undefined && (aberto !== shown.aberto || (found !== undefined && found !== shown.row))) {
    setShown({ aberto, row: found })
  }
  const { row } = shown
  const [first] = thing.columns
  return (
    <Drawer
      opened={useOpened(aberto !== undefined)}
      onClose={() => change({ aberto: undefined }, { replace: true })}
      position={useMedia('(max-width: 767px)') ? 'bottom' : 'right'}
      size="md"
      title={row === undefined ? 'Não está aqui' : cellText(first, row, zoneOf(thing, row))}
      closeButtonProps={{ 'aria-label': controlLabels.close, size: 44 }}
      classNames={{ content: sheet.sheet ?? '' }}
    >
      {row === undefined ? (
        <p>O que esse endereço mostra não está nesta página da lista. Pode ter mudado de página ou saído.</p>
      ) : (
        <Details thing={thing} row={row} />
      )}
    </Drawer>
  )
}

function Details<Row extends object>({ thing, row }: { thing: Shown<Row>; row: Row }) {
  // The first one is the title.
  const columns = thing.columns.slice(1).filter(({ id }) => !thing.detailed?.includes(id))
  return (
    <>
      <dl className={classes.facts}>
        {columns.map((column) => (
          <div key={column.id} className={classes.fact}>
            <dt>{column.label}</dt>
            <dd>
              <Cell thing={thing} column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {thing.details?.(row)}
    </>
  )
}
