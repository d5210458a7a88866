import { listTabsSpec } from '@campo-livre/contract/tabs/list-tabs.ts'
import { answerList } from '../http/answer-list.ts'
import { seenTabs } from './received-tabs.ts'
import { tabRows } from './tab-rows.ts'

/** Lists the athlete's own tabs and those whose receipts they have (H3): open ones first, then those to be paid. */
export const listTabs = answerList(listTabsSpec, tabRows, seenTabs)
