import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { type Answer, ok } from '../http/answer.ts'
import { payCounterPix } from '../bookings/pay-counter-pix.ts'
import { carryOut } from './carry-out.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** Pays a Pix code of a tab or of a booking at the counter that waits, as the bank tells it. */
export async function payTabPix(db: Database, now: string, paymentId: string): Promise<Answer> {
  const [tab] = db.tabs.where(({ pendingPix }) => pendingPix.some(({ id }) => id === paymentId))
  const company = tab && db.companies.find(tab.companyId)
  if (!company) return payCounterPix(db, now, paymentId)
  const command = { type: 'pix_paid' as const, id: newId('cmd'), tabId: tab.id, paymentId }
  const { tabs } = await carryOut(db, { company, now, userId: null }, command)
  return ok(toTabDetail(db, tabs[0] ?? tab), { message: 'Pix pago.' })
}
