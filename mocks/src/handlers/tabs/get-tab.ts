import { getTabSpec } from '@campo-livre/contract/tabs/get-tab.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** Returns a tab of the athlete; 404 for any other. */
export const getTab = answer(getTabSpec, ({ db, user, params }) => {
  const tab = db.tabs.find(params.id)
  if (!tab || tab.athleteId !== user.id) throw notFound()
  return ok(toTabDetail(db, tab))
})
