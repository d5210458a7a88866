import { askEmailChangeSpec } from '@campo-livre/contract/account/ask-email-change.ts'
import { dropEmailChangeSpec } from '@campo-livre/contract/account/drop-email-change.ts'
import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { askEmailChange as askChange } from '@campo-livre/domain/users/operations.ts'
import { greeting } from '@campo-livre/domain/notifications/letter.ts'
import { newCode } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { knownOthers } from '../account/clashes.ts'
import { endEmailChange } from '../account/end-sessions.ts'
import { requireWaited, sendProof } from '../account/proofs.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { requireOwnPassword } from './own-password.ts'
import { toAccount } from './to-account.ts'

/**
 * Starts a change of e-mail (H11): the present one gets a notice and stays valid until the code sent to the new one
 * comes back.
 */
export const askEmailChange = answer(
  askEmailChangeSpec,
  async ({ db, passwords, now, user, body: { email, password } }) => {
    await requireOwnPassword({ db, passwords, now, user }, password, 'password')
    const outcome = requireDone(askChange(user, email, knownOthers(db)))
    requireWaited(db, now, { kind: 'change-email', userId: user.id })
    const code = newCode()
    const letter = letterOf(user, code)
    const { changes } = await applyOutcome(db, outcome)
    await sendProof(db, now, { kind: 'change-email', email, userId: user.id, secret: code, letter })
    return ok(toAccount(changes.users[0]), { message: `O código foi para ${email}.` })
  },
  { keeps: ['attempts'] },
)

/** Cancels a change of e-mail (H11). */
export const dropEmailChange = answer(dropEmailChangeSpec, async ({ db, user }) =>
  ok(toAccount(await endEmailChange(db, user.id)), {
    message: 'Seu e-mail continua o mesmo.',
  }),
)

/** The page where users of a profile confirm the new e-mail, if not the usual one. */
const screens: Readonly<Record<string, string>> = { company: '/company/account' }

function letterOf(user: UserRecord, code: string) {
  const text = `${greeting(user)} Para usar este e-mail na sua conta, o código é ${code}. Ele vale por ${CODE_MINUTES} minutos. Se não foi você que pediu, é só deixar para lá.`
  const link = `${screens[user.profile.name] ?? '/atleta/perfil'}?${new URLSearchParams({ codigo: code })}`
  return { subject: 'Confirme seu novo e-mail', text, link, code }
}
