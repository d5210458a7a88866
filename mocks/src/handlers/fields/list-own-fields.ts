import { listOwnFieldsSpec } from '@campo-livre/contract/fields/list-own-fields.ts'
import { fieldColumns } from '@campo-livre/domain/fields/columns.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { fieldRows } from './field-rows.ts'

/** Lists the fields of the user's company (H1), inactive ones too, by name. */
export const listOwnFields = answer(listOwnFieldsSpec, ({ db, user, query }) =>
  okList(fieldRows(db, ownRows(db, user, db.fields)), { columns: fieldColumns, query }),
)
