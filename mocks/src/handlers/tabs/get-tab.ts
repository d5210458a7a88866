import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** One tab of the athlete who asks; 404 for anybody else's. */
export const getTab = call({
  method: 'GET',
  path: '/tabs/{id}',
  who: ['athlete'],
  summary: 'A tab of the athlete, item by item.',
  output: tabDetailSchema,
  refusals: { 404: "Anybody else's." },
  handle: ({ db, user, params }) => {
    const tab = db.tabs.find(params.id)
    if (!tab || tab.athleteId !== user.id) throw notFound()
    return ok(toTabDetail(db, tab))
  },
})
