import { adminFieldsQuery } from '@campo-livre/api/admin/list-fields.ts'
import { ownFieldsQuery } from '@campo-livre/api/fields/list-own-fields.ts'
import { fieldColumns as asks } from '@campo-livre/domain/fields/columns.ts'
import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { fieldColumns, nameColumn } from './field-columns.ts'
import { FieldLink } from './field-link.tsx'

/** The list of a company's fields (H1, F4). */
export const ownFields: Resource<FieldRow> = {
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

/** The admin's list of fields (H12). */
export const adminFields: Resource<FieldRow> = {
  ...ownFields,
  query: adminFieldsQuery,
  columns: columnsOf(asks, [
    nameColumn,
    { id: 'companyName', label: 'Empresa' },
    { id: 'city', label: 'Cidade', hidden: true },
    ...fieldColumns,
  ]),
  empty: { text: 'Os campos das empresas aparecem aqui.' },
}
