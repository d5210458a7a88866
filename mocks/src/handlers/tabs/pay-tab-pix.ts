import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { type Answer, ok } from '../../http/answer.ts'
import { notFound } from '../../http/refused.ts'
import { carryOut } from './carry-out.ts'
import { toTabDetail } from './to-tab-detail.ts'

/** Pays a Pix code of a tab that waits, as the bank tells it; 404 for one that was withdrawn. */
export async function payTabPix(db: Database, now: string, paymentId: string): Promise<Answer> {
  const [tab] = db.tabs.where(({ pendingPix }) => pendingPix.some(({ id }) => id === paymentId))
  const company = tab && db.companies.find(tab.companyId)
  if (!company) throw notFound()
  const command = { type: 'pix_paid' as const, id: newId('cmd'), tabId: tab.id, paymentId }
  const { tabs } = await carryOut(db, { company, now, userId: null }, command)
  return ok(toTabDetail(db, tabs[0] ?? tab), { message: 'Pix pago.' })
}
