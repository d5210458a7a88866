import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** One tab at the company of the one who asks; 404 for anybody else's. */
export const getCompanyTab = call({
  method: 'GET',
  path: '/company/tabs/{id}',
  who: ['company'],
  summary: 'A tab of the company, item by item.',
  output: tabDetailSchema,
  refusals: { 404: "Another company's." },
  handle: ({ db, user, params }) => {
    const tab = db.tabs.find(params.id)
    if (!tab || tab.companyId !== companyOf(db, user)?.id) throw notFound()
    return ok(toTabDetail(db, tab))
  },
})
