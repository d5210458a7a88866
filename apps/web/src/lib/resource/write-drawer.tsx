import type { Subject } from '@campo-livre/api/client/subject.ts'
import { useState } from 'react'
import type { Attempt } from '../action/action.ts'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { useCloseDialog } from '../navigation/use-close-dialog.ts'
import { cellText, zoneOf } from './cell-text.ts'
import { doneWith, newOne, theOne } from './noun.ts'
import type { Resource } from './resource.ts'
import type { ResourceForm, ResourceWrites, RowForm } from './resource-writes.ts'
import { useList } from './use-list.ts'
import { RowState } from './row-state.tsx'
import { drawerTitle, useRow } from './use-row.ts'

const formDrawer = lazyComponent(() => import('../form/form-drawer.tsx'))

/** The value of `editar` in the address for a new row. */
export const NEW = 'novo'

type Props<Row> = { resource: Resource<Row>; writes: ResourceWrites<Row>; rows: readonly Row[] }

/** The drawer that creates or changes a row, by its id in the address (`editar`). */
export function WriteDrawer<Row extends object>({ resource, writes, rows }: Props<Row>) {
  const { editar, acao } = useList().search
  const close = useCloseDialog('editar', editar !== undefined, ['acao'])
  // While closing it keeps its content.
  const [{ last, lastForm }, setLast] = useState({ last: editar, lastForm: acao })
  if (editar !== undefined && (editar !== last || acao !== lastForm))
    setLast({ last: editar, lastForm: acao })
  const { row, query } = useRow(resource, rows, last === NEW ? undefined : last)
  const possible = last === NEW ? writes.create : writes.edit
  if (last === undefined || !possible) return null
  const { noun, idOf, columns } = resource
  const opened = editar !== undefined
  const formOf = <Of,>(form: ResourceForm<Of>, of: Of, title: string, done: string) => (
    <formDrawer.Component
      asked
      opened={opened}
      onClose={close}
      title={title}
      fields={form.fields}
      schema={form.schema}
      values={form.values(of)}
      mutation={{ mutationFn: (body, attempt) => form.send(body, attempt, of), changes: writes.changes }}
      readCurrent={(data) => writes.row.safeParse(data).data ?? null}
      draftKey={`${noun.one} ${last}`}
      submit={`Salvar ${noun.one}`}
      saved={doneWith(noun, done)}
      failure={`Não deu para salvar ${theOne(noun)}. Tente de novo.`}
    />
  )
  if (last === NEW && writes.create) return formOf(writes.create, null, newOne(noun), 'criado')
  const named = writes.forms?.find(({ slug }) => slug === lastForm)
  if (row && idOf(row) === last && named)
    return (
      <formDrawer.Component
        asked
        opened={opened}
        onClose={close}
        title={`${named.label}: ${cellText(columns[0], row, zoneOf(resource, row)) ?? ''}`}
        {...namedForm(named, row, writes.changes)}
        draftKey={`${noun.one} ${last} ${named.slug}`}
      />
    )
  if (row && idOf(row) === last && writes.edit)
    return formOf(writes.edit, row, cellText(columns[0], row, zoneOf(resource, row)) ?? '', 'salvo')
  return (
    <SideDrawer opened={opened} onClose={close} title={drawerTitle(query)}>
      {/* The form follows once it is loaded. */}
      <RowState noun={noun} row={undefined} query={query}>
        {() => null}
      </RowState>
    </SideDrawer>
  )
}

/** Returns what the drawer needs of a form about a row. */
function namedForm<Row>(form: RowForm<Row>, row: Row, changes: readonly Subject[]) {
  const { fields, schema, values, send, submit, done, failure, says } = form
  return {
    fields,
    schema,
    values: values(row),
    mutation: {
      mutationFn: (body: unknown, attempt: Attempt) => send(body, attempt, row),
      changes: [...changes, ...(form.changes ?? [])],
    },
    submit,
    saved: done,
    failure,
    ...(says && {
      preview: (body: unknown) => <p role="status">{body === null ? '' : says(row, body)}</p>,
    }),
  }
}
