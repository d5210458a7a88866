import { paySeriesBillSpec } from '@campo-livre/contract/series/pay-series-bill.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { carryOutSeries } from './carry-out.ts'
import { toSeriesDetail } from './to-series.ts'

/** Makes a Pix code for a bill of the athlete's fixed slot (N8). */
export const paySeriesBill = answer(
  paySeriesBillSpec,
  async ({ db, now, user, params, body: { id, month, amountCents } }) => {
    const series = db.series.find(params.id)
    const company = series && db.companies.find(series.companyId)
    if (!company || series.athleteId !== user.id) throw notFound()
    const paid = await carryOutSeries(
      db,
      { company, now, userId: user.id },
      {
        type: 'pay',
        id,
        seriesId: series.id,
        month,
        paymentId: `pix-${id}`,
        method: 'pix',
        amountCents,
        receivedCents: null,
      },
    )
    return ok(toSeriesDetail(db, now, paid), { message: 'Código Pix pronto.' })
  },
)
