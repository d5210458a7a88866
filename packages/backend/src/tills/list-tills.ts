import { listTillsSpec } from '@campo-livre/contract/tills/list-tills.ts'
import { answerList } from '../http/answer-list.ts'
import { closedTillRows, ownClosedTills } from './till-rows.ts'

/** Lists the closed tills of the user's company (H3). */
export const listTills = answerList(listTillsSpec, closedTillRows, ownClosedTills)
