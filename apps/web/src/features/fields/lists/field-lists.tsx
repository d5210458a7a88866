import { ownFieldRowQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { ownFieldsQuery } from '@campo-livre/api/fields/list-own-fields.ts'
import { fieldColumns as filterableColumns } from '@campo-livre/domain/fields/list/field-row.ts'
import { type FieldRow, fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { manyPrices } from './change-prices.ts'
import { manyStatuses } from './change-statuses.ts'
import { EditLink } from './edit-link.tsx'
import { actionsOf } from './field-actions.tsx'
import { fieldColumns, groundColumn, nameColumn } from './field-columns.ts'
import { FieldLink } from './field-link.tsx'

const shared: Resource<FieldRow> = {
  noun: { one: 'campo', many: 'campos', gender: 'm' },
  query: ownFieldsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, [nameColumn, ...fieldColumns, groundColumn]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  details: (field) => <FieldLink field={field} />,
  empty: { text: 'Os campos das empresas aparecem aqui.' },
}

/** The list of a company's fields (H1, F4). */
export const ownFields: Resource<FieldRow> = {
  ...shared,
  detail: ownFieldRowQuery,
  details: (field) => (
    <>
      <EditLink field={field} />
      <FieldLink field={field} />
    </>
  ),
  writes: { changes: ['fields'], row: fieldRowSchema, actions: actionsOf, bulk: [manyPrices, manyStatuses] },
  empty: {
    text: 'Cadastre o primeiro em poucos minutos: a quadra, os horários e o preço. Dá para parar no meio e continuar depois.',
    action: <Link to="/company/fields/novo">Cadastrar o primeiro campo</Link>,
  },
}
