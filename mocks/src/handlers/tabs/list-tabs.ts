import { listTabsSpec } from '@campo-livre/contract/tabs/list-tabs.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { tabRows } from './tab-rows.ts'

/** Lists the athlete's own tabs (H3): open ones first. */
export const listTabs = answer(listTabsSpec, ({ db, user, query }) =>
  okList(tabRows(db, db.tabs.by('athleteId', user.id)), { columns: tabColumns, query }),
)
