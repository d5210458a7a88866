import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import { entrySchema, entriesMetaSchema } from '@campo-livre/domain/financial/entry.ts'
import { sumEntries } from '@campo-livre/domain/financial/sum-entries.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { entriesOf } from './entries-of.ts'

/** The movements of the company's money (H6), newest first, and what all that the filters keep add up to. */
export const listCompanyEntries = call({
  method: 'GET',
  path: '/company/financial',
  who: ['company'],
  summary:
    'Payments as income; money that went back and paid expenses as outgo (rule 10), newest first. Table.',
  output: z.array(entrySchema),
  meta: entriesMetaSchema,
  query: listQuerySchema(entryColumns),
  handle: ({ db, user, query }) => {
    const company = companyOf(db, user)
    const rows = company === null ? [] : entriesOf(db, company)
    return okList(rows, { columns: entryColumns, query, sums: sumEntries })
  },
})
