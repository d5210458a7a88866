import { getCompanyTabSpec } from '@campo-livre/contract/tabs/get-company-tab.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** Returns a tab of the user's company; 404 for any other. */
export const getCompanyTab = answer(getCompanyTabSpec, ({ db, user, params }) => {
  const tab = db.tabs.find(params.id)
  if (!tab || tab.companyId !== companyOf(db, user)?.id) throw notFound()
  return ok(toTabDetail(db, tab))
})
