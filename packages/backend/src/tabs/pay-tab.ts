import { payTabSpec } from '@campo-livre/contract/tabs/pay-tab.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { payFromPhone } from '../payments/pay-from-phone.ts'
import { toOwnTabDetail } from './to-tab-detail.ts'
import { owned } from '../ownership/owned.ts'

const CODE_MADE = 'Copie o código Pix e pague no app do seu banco.'

/** Makes a Pix code by which an athlete pays their tab, or a part of it, or takes their card or their credit at the arena; their earlier code is withdrawn (H3). */
export const payTab = answer(
  owned(payTabSpec, 'tabs', 'athlete'),
  async ({ db, bank, now, user, row: tab, company, body }) => {
    const shown = () => toOwnTabDetail(db, now, db.tabs.find(tab.id) ?? tab)
    const own = tab.pendingPix.filter(({ byId }) => byId === user.id)
    const [same] = own
    // The call has no id of its own: the same again is known by the code that waits.
    const isSame = own.length === 1 && same?.amountCents === body.amountCents && same.pixCode !== null
    if (isSame && !body.card && !body.credit) return ok(shown(), { message: CODE_MADE })
    const others = tab.pendingPix.filter((each) => !own.includes(each))
    const payable = isOpenTab(tab) ? payableCents(tabSum({ ...tab, pendingPix: others })) : 0
    const isTooMuch = payable > 0 && body.amountCents > payable
    const bill = {
      ref: { of: 'tab', id: tab.id } as const,
      account: tab,
      payableCents: payable,
      creditLeftCents: () => creditLeft(db, now, tab),
      maxInstalments: company.maxInstalments,
      commandId: newId('cmd'),
      paymentId: () => newId('pay'),
      reason: 'Outro valor',
      pixMessage: CODE_MADE,
      shown: () => (isTooMuch ? shown() : undefined),
    }
    const message = await payFromPhone({ db, bank, now, userId: user.id }, bill, body)
    return ok(shown(), { message })
  },
)
