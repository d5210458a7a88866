import { SideDrawer } from '../../drawer/side-drawer.tsx'
import { useKept } from '../../drawer/use-kept.ts'
import { useCloseDialog } from '../../navigation/use-close-dialog.ts'
import { cellText, zoneOf } from '../table/cell-text.ts'
import { doneWith, newOne, theOne } from '../noun.ts'
import { ResourceFormDrawer } from './resource-form-drawer.tsx'
import type { Resource } from '../resource.ts'
import { editFormOf, type ResourceWrites } from '../resource-writes.ts'
import { RowState } from '../details/row-state.tsx'
import { useList } from '../use-list.ts'
import { drawerTitle, useRow } from '../details/use-row.ts'

/** The value of `editar` in the address for a new row. */
export const NEW = 'novo'

type Props<Row> = { resource: Resource<Row>; writes: ResourceWrites<Row>; rows: readonly Row[] }

/** The drawer of the form about a row, by its id in the address (`editar`): its facts, or another one (`acao`). */
export function WriteDrawer<Row extends object>({ resource, writes, rows }: Props<Row>) {
  const { editar, acao = null } = useList().search
  const opened = editar !== undefined
  const close = useCloseDialog('editar', opened, ['acao'])
  const id = useKept(editar)
  const shownForm = useKept(opened ? acao : undefined)
  const { row: found, query } = useRow(resource, rows, id === NEW ? undefined : id)
  const { noun, idOf, columns } = resource
  const { create, edit, forms } = writes
  if (id === undefined || !(id === NEW ? create : (edit ?? forms))) return null
  const row = found && idOf(found) === id ? found : undefined
  const named = forms?.find(({ slug }) => slug === shownForm)
  const title = row === undefined ? '' : (cellText(columns[0], row, zoneOf(resource, row)) ?? '')
  const { outlivesTab = false } = writes
  const drawer = { opened, onClose: close, changes: writes.changes, outlivesTab }
  const facts = {
    ...drawer,
    readCurrent: (data: unknown) => writes.row.safeParse(data).data ?? null,
    draftKey: `${noun.one} ${id}`,
    submit: `Salvar ${noun.one}`,
    failure: `Não deu para salvar ${theOne(noun)}. Tente de novo.`,
  }
  if (id === NEW && create)
    return (
      <ResourceFormDrawer
        {...facts}
        form={create}
        target={null}
        title={newOne(noun)}
        saved={doneWith(noun, 'criado')}
      />
    )
  if (row && named) {
    const { label, submit, done, failure, changes = [], summary } = named
    return (
      <ResourceFormDrawer
        {...drawer}
        form={named}
        target={row}
        title={`${label}: ${title}`}
        changes={[...writes.changes, ...changes]}
        draftKey={`${noun.one} ${id} ${named.slug}`}
        submit={submit}
        saved={named.quiet ? null : done}
        failure={failure}
        {...(summary && {
          preview: (body: unknown) => <p role="status">{body === null ? '' : summary(row, body)}</p>,
        })}
      />
    )
  }
  const editForm = row && editFormOf(writes, row)
  if (row && editForm)
    return (
      <ResourceFormDrawer
        {...facts}
        form={editForm}
        target={row}
        title={title}
        saved={editForm.quiet ? null : doneWith(noun, 'salvo')}
      />
    )
  return (
    <SideDrawer opened={opened} onClose={close} title={drawerTitle(query)}>
      {/* The form follows once it is loaded. */}
      <RowState noun={noun} row={undefined} query={query}>
        {() => null}
      </RowState>
    </SideDrawer>
  )
}
