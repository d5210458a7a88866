import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { type Answer, ok } from '../http/answer.ts'
import { paySharePix } from '../splits/pay-share-pix.ts'
import { carryOutSeries } from './apply-series-command.ts'
import { toSeriesDetail } from './to-series.ts'

/** Pays a Pix code of a month's bill or of a share, as the bank tells it; 404 for one that was withdrawn. */
export async function paySeriesPix(db: Database, now: string, paymentId: string): Promise<Answer> {
  for (const series of db.series.all()) {
    const bill = series.accounts.find(({ pendingPix }) => pendingPix.some(({ id }) => id === paymentId))
    const company = bill && db.companies.find(series.companyId)
    if (!company) continue
    const command = {
      type: 'pix_paid' as const,
      id: newId('cmd'),
      seriesId: series.id,
      month: bill.month,
      paymentId,
    }
    const paid = await carryOutSeries(db, { company, now, userId: null }, command)
    return ok(toSeriesDetail(db, now, paid), { message: 'Pix pago.' })
  }
  return paySharePix(db, now, paymentId)
}
