import { paySeriesBillSpec } from '@campo-livre/contract/series/pay-series-bill.ts'
import { billAccount } from '@campo-livre/domain/series/bill.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { askBank } from '../payments/ask-bank.ts'
import { CARD_WAITS } from '../payments/card-waits.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { requireCredit } from '../bookings/require-credit.ts'
import { carryOutSeries } from './apply-series-command.ts'
import { toSeriesDetail } from './to-series.ts'

/** Makes a Pix code for a bill of the athlete's fixed slot, or takes their card or their credit at the arena for it; their earlier code is withdrawn (N8). */
export const paySeriesBill = answer(
  paySeriesBillSpec,
  async ({ db, now, user, params, body: { id, month, amountCents, card, credit } }) => {
    const series = db.series.find(params.id)
    const company = series && db.companies.find(series.companyId)
    if (!company || series.athleteId !== user.id) throw notFound()
    const by = { company, now, userId: user.id }
    const known = series.changes.some((change) => change.id === id)
    if (known) return ok(toSeriesDetail(db, now, series), { message: 'Já recebemos esse pedido.' })
    const bill = { seriesId: series.id, month }
    const own = { id, ...bill }
    const codes = billAccount(series, month).pendingPix.filter(({ byId }) => byId === user.id)
    if (credit) requireCredit(amountCents, creditLeft(db, now, series))
    const bank = card && askBank(db, { ...by, maxInstalments: company.maxInstalments }, card, amountCents)
    for (const { id: paymentId } of codes) {
      const command = {
        type: 'void_payment' as const,
        id: newId('cmd'),
        ...bill,
        paymentId,
        reason: 'Outro pagamento',
      }
      await carryOutSeries(db, by, command)
    }
    if (credit) {
      const paying = { paymentId: `credit-${id}`, amountCents }
      const paid = await carryOutSeries(db, by, { type: 'pay_by_credit', ...own, ...paying })
      return ok(toSeriesDetail(db, now, paid), { message: 'Pago com o seu crédito.' })
    }
    if (bank) {
      const { step, note } = bank
      const paid = await carryOutSeries(db, by, { type: 'pay_by_card', ...own, ...step })
      await note({ kind: 'series', id: series.id, month })
      const message = step.card.waits === null ? 'Pagamento recebido.' : CARD_WAITS
      return ok(toSeriesDetail(db, now, paid), { message })
    }
    const pix = { paymentId: `pix-${id}`, method: 'pix' as const, amountCents, receivedCents: null }
    const paid = await carryOutSeries(db, by, { type: 'pay', ...own, ...pix })
    return ok(toSeriesDetail(db, now, paid), { message: 'Código Pix pronto.' })
  },
)
