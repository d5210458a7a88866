import { sendReceiptSpec } from '@campo-livre/contract/tabs/send-receipt.ts'
import { sendReceipt as send } from '@campo-livre/domain/tabs/operations.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { owned } from '../ownership/owned.ts'

/** Sends the receipt of a paid tab to an account (H3). The answer is the same whether there is one or not. */
export const sendReceipt = answer(
  owned(sendReceiptSpec, 'tabs', 'arena'),
  async ({ db, now, row: tab, company, body: { email } }) => {
    const receiver = db.users.by('email', email.toLowerCase()).find(mayReceive)
    const outcome = send(tab, {
      companyName: company.name,
      receiverId: receiver?.id ?? null,
      isSent: (id) => db.sentReceipts.find(id) !== undefined,
      at: now,
    })
    await applyOutcome(db, outcome)
    return ok(null, { message: 'Enviado, se este e-mail tiver uma conta.' })
  },
)

/** An e-mail that nobody has confirmed may be somebody else's. */
function mayReceive(user: UserRecord): boolean {
  return roleOf(user) === 'athlete' && user.emailVerifiedAt !== null
}
