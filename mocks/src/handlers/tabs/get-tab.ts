import { getTabSpec } from '@campo-livre/contract/tabs/get-tab.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** One tab of the athlete who asks; 404 for anybody else's. */
export const getTab = answer(getTabSpec, ({ db, user, params }) => {
  const tab = db.tabs.find(params.id)
  if (!tab || tab.athleteId !== user.id) throw notFound()
  return ok(toTabDetail(db, tab))
})
