import { getCompanyTabSpec } from '@campo-livre/contract/tabs/get-company-tab.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toTabDetail } from './to-tab-detail.ts'
import { owned } from '../ownership/owned.ts'

/** Returns a tab of the user's company; 404 for any other. */
export const getCompanyTab = answer(owned(getCompanyTabSpec, 'tabs', 'arena'), ({ db, row }) =>
  ok(toTabDetail(db, row)),
)
