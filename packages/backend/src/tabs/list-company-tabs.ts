import { listCompanyTabsSpec } from '@campo-livre/contract/tabs/list-company-tabs.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { tabRows } from './tab-rows.ts'
import { ownRows } from '../ownership/own-company.ts'

/** Lists the tabs of the user's company (H3): open ones first. */
export const listCompanyTabs = answer(listCompanyTabsSpec, ({ db, user, query }) =>
  okList(tabRows(db, ownRows(db, user, db.tabs)), { columns: tabColumns, query }),
)
