import { askBillSpec } from '@campo-livre/contract/tabs/ask-bill.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyTabCommand } from './apply-tab-command.ts'
import { ownTab } from './own-tab.ts'
import { toOwnTabDetail } from './to-tab-detail.ts'

/** Tells the counter that the athlete of an open tab wants to pay (H3). */
export const askBill = answer(askBillSpec, async ({ db, now, user, params }) => {
  const { tab, company } = ownTab(db, user, params.id)
  const message = 'Pedimos a sua conta no balcão.'
  if (tab.status === 'open' && tab.billAskedAt !== null) return ok(toOwnTabDetail(db, now, tab), { message })
  const { tabs } = await applyTabCommand(
    db,
    { company, now, userId: user.id },
    { type: 'ask_bill', id: newId('cmd'), tabId: tab.id },
  )
  return ok(toOwnTabDetail(db, now, tabs[0] ?? tab), { message })
})
