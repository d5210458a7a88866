import { getTabSpec } from '@campo-livre/contract/tabs/get-tab.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { seenTabs } from './received-tabs.ts'
import { toOwnTabDetail, toTabDetail } from './to-tab-detail.ts'

/** Returns a tab of the athlete, or one whose receipt they have; 404 for any other. */
export const getTab = answer(getTabSpec, ({ db, now, user, params }) => {
  const tab = seenTabs(db, user).find(({ id }) => id === params.id)
  if (!tab) throw notFound()
  return ok(tab.athleteId === user.id ? toOwnTabDetail(db, now, tab) : toTabDetail(db, tab))
})
