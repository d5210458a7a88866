import { listCompanyTabsSpec } from '@campo-livre/contract/tabs/list-company-tabs.ts'
import { answerList } from '../http/answer-list.ts'
import { tabRows } from './tab-rows.ts'

/** Lists the tabs of the user's company (H3): open ones first. */
export const listCompanyTabs = answerList(listCompanyTabsSpec, tabRows, 'company')
