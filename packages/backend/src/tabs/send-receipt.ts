import { sendReceiptSpec } from '@campo-livre/contract/tabs/send-receipt.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, TabRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { notify } from '../notifications/notify.ts'

/** Sends the receipt of a paid tab to an account (H3). The answer is the same whether there is one or not. */
export const sendReceipt = answer(sendReceiptSpec, async ({ db, now, user, params, body: { email } }) => {
  const company = companyOf(db, user)
  const tab = db.tabs.find(params.id)
  if (!tab || !company || tab.companyId !== company.id) throw notFound()
  if (tab.status !== 'paid')
    throw new Refused('invalid_transition', 'O recibo vai para uma conta quando a comanda estiver paga.')
  const receiver = db.users.by('email', email.toLowerCase()).find(mayReceive)
  if (receiver) await give(db, now, { tab, company, receiver })
  return ok(null, { message: 'Enviado, se este e-mail tiver uma conta.' })
})

/** An e-mail that nobody has confirmed may be somebody else's. */
function mayReceive(user: UserRecord): boolean {
  return roleOf(user) === 'athlete' && user.emailVerifiedAt !== null
}

type Receipt = { tab: TabRecord; company: CompanyRecord; receiver: UserRecord }

async function give(db: Database, now: string, { tab, company, receiver }: Receipt): Promise<void> {
  const id = `${tab.id}:${receiver.id}`
  if (db.sentReceipts.find(id)) return
  await db.sentReceipts.insert({ id, tabId: tab.id, userId: receiver.id, sentAt: now })
  await notify(db, receiver.id, {
    kind: 'tabs',
    type: 'message',
    message: `${company.name} enviou o recibo da comanda ${tab.code}: ${formatCents(tabSum(tab).totalCents)}.`,
    actionText: 'Ver recibo',
    actionUrl: `/atleta/comandas/${tab.id}`,
  })
}
