import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { tabRows } from './tab-rows.ts'

/** The tabs at the company of the one who asks (H3): the open ones first. */
export const listCompanyTabs = call({
  method: 'GET',
  path: '/company/tabs',
  who: ['company'],
  summary: 'The tabs of a company, open ones first, then newest first. Table.',
  output: z.array(tabRowSchema),
  meta: pageMetaSchema,
  query: listQuerySchema(tabColumns),
  handle: ({ db, user, query }) =>
    okList(tabRows(db, ownRows(db, user, db.tabs)), { columns: tabColumns, query }),
})
