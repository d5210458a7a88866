import { tabList } from '@campo-livre/domain/tabs/tab-list.ts'
import { itemCount, tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of tabs. */
export const tabRows = listRows(tabList, { tabSum: (tab) => ({ ...tabSum(tab), itemCount: itemCount(tab) }) })
