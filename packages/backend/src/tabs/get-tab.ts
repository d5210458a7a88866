import { getTabSpec } from '@campo-livre/contract/tabs/get-tab.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { withoutOwner } from './received-tabs.ts'
import { toOwnTabDetail, toTabDetail } from './to-tab-detail.ts'
import { owned } from '../ownership/owned.ts'

/** Returns a tab of the athlete, or one whose receipt they have; 404 for any other. */
export const getTab = answer(owned(getTabSpec, 'tabs', 'athleteOrReceiver'), ({ db, now, user, row: tab }) =>
  ok(tab.athleteId === user.id ? toOwnTabDetail(db, now, tab) : toTabDetail(db, withoutOwner(tab))),
)
