import { listOwnFieldsSpec } from '@campo-livre/contract/fields/list-own-fields.ts'
import { fieldColumns } from '@campo-livre/domain/fields/columns.ts'
import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import { memoize } from '../store/memoize.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { fieldRows } from './field-rows.ts'
import { ownRows } from '../ownership/own-company.ts'

/** Lists the fields of the user's company (H1), by name; archived ones only where a filter asks for the status. */
export const listOwnFields = answer(listOwnFieldsSpec, ({ db, now, user, query }) => {
  const rows = fieldRows(db, now, ownRows(db, user, db.fields))
  const all = query.filters.some(({ column }) => column === 'status')
  return okList(all ? rows : withoutArchived(rows), { columns: fieldColumns, query })
})

const withoutArchived = memoize((rows: readonly FieldRow[]) =>
  rows.filter(({ status }) => status !== 'archived'),
)
