import { paySeriesBillSpec } from '@campo-livre/contract/series/pay-series-bill.ts'
import { answeredBefore } from '@campo-livre/domain/outcome/answered-before.ts'
import { billAccount } from '@campo-livre/domain/series/bill.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { payFromPhone } from '../payments/pay-from-phone.ts'
import { toSeriesDetail } from './to-series.ts'
import { owned } from '../ownership/owned.ts'

/** Makes a Pix code for a bill of the athlete's fixed slot, or takes their card or their credit at the arena for it; their earlier code is withdrawn (N8). */
export const paySeriesBill = answer(
  owned(paySeriesBillSpec, 'series', 'athlete'),
  async ({ db, bank, now, user, row: series, company, body }) => {
    const { id, month, ...request } = body
    if (answeredBefore(series.changes.find((change) => change.id === id)))
      return ok(toSeriesDetail(db, now, series), { message: 'Já recebemos esse pedido.' })
    const bill = {
      ref: { of: 'series', id: series.id, month } as const,
      account: billAccount(series, month),
      creditLeftCents: () => creditLeft(db, now, series),
      maxInstalments: company.maxInstalments,
      commandId: id,
      paymentId: (by: 'pix' | 'credit') => `${by}-${id}`,
      reason: 'Outro pagamento',
      pixMessage: 'Código Pix pronto.',
    }
    const message = await payFromPhone({ db, bank, now, userId: user.id }, bill, request)
    return ok(toSeriesDetail(db, now, db.series.find(series.id) ?? series), { message })
  },
)
