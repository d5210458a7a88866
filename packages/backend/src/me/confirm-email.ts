import { confirmEmailChangeSpec } from '@campo-livre/contract/account/confirm-email-change.ts'
import { confirmEmailChange as confirmChange } from '@campo-livre/domain/users/operations.ts'
import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'
import { knownOthers } from '../account/clashes.ts'
import { mailEmailChanged } from '../account/letters.ts'
import { findProof, isOver } from '../account/proofs.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { toAccount } from './to-account.ts'

/** Confirms a change of e-mail (H11): the new one signs in from now on, and the old one gets a notice. */
export const confirmEmailChange = answer(
  confirmEmailChangeSpec,
  async ({ db, now, user, body: { code } }) => {
    const tried = { db, now, kind: 'code', whose: user.id } as const
    requireTries(tried)
    const proof = findProof(db, { kind: 'change-email', userId: user.id }, code)
    if (proof?.usedAt) throw new Refused('code_used', 'Código já utilizado.')
    if (!proof || proof.email.toLowerCase() !== user.pendingEmail?.toLowerCase()) {
      await countWrong(tried)
      throw new Refused('code_wrong', 'Código de verificação inválido.')
    }
    if (isOver(proof, now, CODE_MINUTES)) throw new Refused('code_expired', 'Código de verificação expirado.')
    const { email } = proof
    const outcome = requireDone(confirmChange(user, email, { at: now, known: knownOthers(db, user.id) }))
    forgetTries(tried)
    await db.proofs.update(proof.id, { usedAt: now })
    const { changes } = await applyOutcome(db, outcome)
    await mailEmailChanged(db, now, user, email)
    return ok(toAccount(changes.users[0]), { message: 'Pronto: seu e-mail novo está confirmado.' })
  },
  { keeps: ['attempts'] },
)
