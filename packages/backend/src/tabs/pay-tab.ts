import { payTabSpec } from '@campo-livre/contract/tabs/pay-tab.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { askBank } from '../payments/ask-bank.ts'
import { CARD_WAITS } from '../payments/card-waits.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { requireCredit } from '../bookings/require-credit.ts'
import { carryOut } from './carry-out.ts'
import { ownTab } from './own-tab.ts'
import { toOwnTabDetail } from './to-tab-detail.ts'

/** Makes a Pix code by which an athlete pays their tab, or a part of it, or takes their card or their credit at the arena; their earlier code is withdrawn (H3). */
export const payTab = answer(
  payTabSpec,
  async ({ db, now, user, params, body: { amountCents, card, credit } }) => {
    const { tab, company } = ownTab(db, user, params.id)
    const by = { company, now, userId: user.id }
    const own = tab.pendingPix.filter(({ byId }) => byId === user.id)
    const others = tab.pendingPix.filter(({ byId }) => byId !== user.id)
    const [same] = own
    const message = 'Copie o código Pix e pague no app do seu banco.'
    if (!card && !credit && own.length === 1 && same?.amountCents === amountCents && same.pixCode !== null)
      return ok(toOwnTabDetail(db, now, tab), { message })
    const payable = payableCents(tabSum({ ...tab, pendingPix: others }))
    const live = isOpenTab(tab)
    if (live && amountCents > payable && payable > 0)
      throw new Refused('amount_over_due', `Falta pagar só ${formatCents(payable)}.`, {
        data: toOwnTabDetail(db, now, tab),
      })
    if (credit) requireCredit(amountCents, creditLeft(db, now, tab))
    const bank = card && askBank(db, { ...by, maxInstalments: company.maxInstalments }, card, amountCents)
    for (const { id: paymentId } of own)
      await carryOut(db, by, {
        type: 'void_payment',
        id: newId('cmd'),
        tabId: tab.id,
        paymentId,
        reason: 'Outro valor',
      })
    if (credit) {
      const paying = { paymentId: newId('pay'), amountCents }
      await carryOut(db, by, { type: 'pay_by_credit', id: newId('cmd'), tabId: tab.id, ...paying })
      return ok(toOwnTabDetail(db, now, db.tabs.find(tab.id) ?? tab), { message: 'Pago com o seu crédito.' })
    }
    if (bank) {
      await carryOut(db, by, { type: 'pay_by_card', id: newId('cmd'), tabId: tab.id, ...bank.step })
      await bank.note({ kind: 'tab', id: tab.id })
      const said = bank.step.card.waits === null ? 'Pagamento recebido.' : CARD_WAITS
      return ok(toOwnTabDetail(db, now, db.tabs.find(tab.id) ?? tab), { message: said })
    }
    await carryOut(db, by, {
      type: 'pay',
      id: newId('cmd'),
      tabId: tab.id,
      paymentId: newId('pay'),
      method: 'pix',
      amountCents,
      receivedCents: null,
      lines: [],
    })
    const changed = db.tabs.find(tab.id) ?? tab
    return ok(toOwnTabDetail(db, now, changed), { message })
  },
)
