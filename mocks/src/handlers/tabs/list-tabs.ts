import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { tabRows } from './tab-rows.ts'

/** The athlete's own tabs (H3): the open ones first. */
export const listTabs = call({
  method: 'GET',
  path: '/tabs',
  who: ['athlete'],
  summary: 'The tabs of an athlete, open ones first. Table.',
  output: z.array(tabRowSchema),
  meta: pageMetaSchema,
  query: listQuerySchema(tabColumns),
  handle: ({ db, user, query }) =>
    okList(tabRows(db, db.tabs.by('athleteId', user.id)), { columns: tabColumns, query }),
})
