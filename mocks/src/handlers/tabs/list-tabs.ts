import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { tabRows } from './tab-rows.ts'

/** The athlete's own tabs (H3): the open ones first. */
export const listTabs = call({
  method: 'GET',
  path: '/tabs',
  who: ['athlete'],
  query: listQuerySchema(tabColumns),
  handle: ({ db, user, query }) =>
    okList(tabRows(db, db.tabs.by('athleteId', user.id)), { columns: tabColumns, query }),
})
