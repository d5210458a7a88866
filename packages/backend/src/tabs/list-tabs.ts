import { listTabsSpec } from '@campo-livre/contract/tabs/list-tabs.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { seenTabs } from './received-tabs.ts'
import { tabRows } from './tab-rows.ts'

/** Lists the athlete's own tabs and those whose receipts they have (H3): open ones first, then those to be paid. */
export const listTabs = answer(listTabsSpec, ({ db, user, query }) =>
  okList(tabRows(db, seenTabs(db, user)), { columns: tabColumns, query }),
)
