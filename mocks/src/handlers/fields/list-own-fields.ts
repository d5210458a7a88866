import { fieldColumns } from '@campo-livre/domain/fields/columns.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { fieldRows } from './field-rows.ts'

/** The fields of the company of the one who asks (H1), inactive ones too, by name. */
export const listOwnFields = call({
  method: 'GET',
  path: '/company/fields',
  who: ['company'],
  summary: 'The fields of a company, inactive ones too, by name. Table.',
  output: z.array(fieldRowSchema),
  meta: pageMetaSchema,
  query: listQuerySchema(fieldColumns),
  handle: ({ db, user, query }) =>
    okList(fieldRows(db, ownRows(db, user, db.fields)), { columns: fieldColumns, query }),
})
