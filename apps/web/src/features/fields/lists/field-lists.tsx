import { adminFieldsQuery } from '@campo-livre/api/admin/list-fields.ts'
import { changeFieldStatus } from '@campo-livre/api/fields/change-field-status.ts'
import { ownFieldsQuery } from '@campo-livre/api/fields/list-own-fields.ts'
import { fieldColumns as asks } from '@campo-livre/domain/fields/columns.ts'
import { type FieldRow, fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { fieldColumns, nameColumn } from './field-columns.ts'
import type { RowAction } from '../../../lib/resource/resource-writes.ts'
import { FieldLink } from './field-link.tsx'

/** Returns what a company can do with a field: pause it, or take it up again. */
function actionsOf({ id, name, status }: FieldRow): RowAction[] {
  if (status === 'inactive')
    return [
      {
        label: 'Voltar a receber reservas',
        tone: 'primary',
        done: 'Campo ativo de novo',
        send: ({ signal }) => changeFieldStatus(id, 'active', signal),
      },
    ]
  return [
    {
      label: 'Pausar',
      question: {
        title: `Pausar ${name}?`,
        consequence:
          'Ele sai da busca e não recebe reservas novas. As que já estão marcadas ficam como estão, e dá para voltar quando quiser.',
        keep: 'Manter no ar',
        act: 'Pausar campo',
      },
      done: 'Campo pausado',
      send: ({ signal }) => changeFieldStatus(id, 'inactive', signal),
    },
  ]
}

const shared: Resource<FieldRow> = {
  noun: { one: 'campo', many: 'campos', gender: 'm' },
  query: ownFieldsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(asks, [nameColumn, ...fieldColumns]),
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  details: (field) => <FieldLink field={field} />,
  empty: {
    text: 'Os campos e as quadras da sua arena aparecem aqui, com o preço e a nota.',
    action: <Link to="/company">Voltar ao painel</Link>,
  },
}

/** The list of a company's fields (H1, F4). */
export const ownFields: Resource<FieldRow> = {
  ...shared,
  writes: { changes: ['fields'], row: fieldRowSchema, actions: actionsOf },
}

/** The admin's list of fields (H12). */
export const adminFields: Resource<FieldRow> = {
  ...shared,
  query: adminFieldsQuery,
  columns: columnsOf(asks, [
    nameColumn,
    { id: 'companyName', label: 'Empresa' },
    { id: 'city', label: 'Cidade', hidden: true },
    ...fieldColumns,
  ]),
  empty: { text: 'Os campos das empresas aparecem aqui.' },
}
