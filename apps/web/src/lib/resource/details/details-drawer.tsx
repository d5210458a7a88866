import { useState } from 'react'
import { SideDrawer } from '../../drawer/side-drawer.tsx'
import { useCloseDialog } from '../../navigation/use-close-dialog.ts'
import { Cell } from '../table/cell.tsx'
import { cellText, zoneOf } from '../table/cell-text.ts'
import classes from './details-drawer.module.css'
import type { Resource } from '../resource.ts'
import { RowState } from './row-state.tsx'
import { mainActionOf } from '../resource-writes.ts'
import { RowActions } from './row-actions.tsx'
import { RowHistory } from './row-history.tsx'
import { useList } from '../use-list.ts'
import { drawerTitle, useRow } from './use-row.ts'

type Props<Row> = { resource: Resource<Row>; rows: readonly Row[] }

/** The details of a row, by its id in the address (`aberto`). What a row waits for stands above its facts. */
export function DetailsDrawer<Row extends object>({ resource, rows }: Props<Row>) {
  const { search } = useList()
  // One drawer at a time.
  const aberto = search.editar === undefined ? search.aberto : undefined
  const close = useCloseDialog('aberto', aberto !== undefined, ['historico'])
  const { row, query } = useRow(resource, rows, aberto)
  const [first] = resource.columns
  const title = row === undefined ? drawerTitle(query) : cellText(first, row, zoneOf(resource, row))
  return (
    <SideDrawer opened={aberto !== undefined} onClose={close} title={title}>
      <RowState noun={resource.noun} row={row} query={query}>
        {(found) => <Details key={resource.idOf(found)} resource={resource} row={found} />}
      </RowState>
    </SideDrawer>
  )
}

function Details<Row extends object>({ resource, row }: { resource: Resource<Row>; row: Row }) {
  const { writes } = resource
  // The first column is the title.
  const columns = resource.columns.slice(1).filter(({ id }) => !resource.detailed?.includes(id))
  const acts = writes && <RowActions resource={resource} writes={writes} row={row} />
  // As it was when it was opened: nothing moves under who has just acted.
  const [isWaiting] = useState(() => mainActionOf(writes?.actions?.(row)) !== undefined)
  return (
    <>
      {isWaiting && acts}
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
      {!isWaiting && acts}
      <RowHistory resource={resource} row={row} />
    </>
  )
}
