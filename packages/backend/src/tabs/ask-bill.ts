import { askBillSpec } from '@campo-livre/contract/tabs/ask-bill.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyTabCommand } from './apply-tab-command.ts'
import { toOwnTabDetail } from './to-tab-detail.ts'
import { owned } from '../ownership/owned.ts'

/** Tells the counter that the athlete of an open tab wants to pay (H3). */
export const askBill = answer(
  owned(askBillSpec, 'tabs', 'athlete'),
  async ({ db, now, user, row: tab, company }) => {
    const message = 'Pedimos a sua conta no balcão.'
    if (tab.status === 'open' && tab.billAskedAt !== null)
      return ok(toOwnTabDetail(db, now, tab), { message })
    const { tabs } = await applyTabCommand(
      db,
      { company, now, userId: user.id },
      { type: 'ask_bill', id: newId('cmd'), tabId: tab.id },
    )
    return ok(toOwnTabDetail(db, now, tabs[0] ?? tab), { message })
  },
)
