import { confirmEmailChangeSpec } from '@campo-livre/contract/account/confirm-email-change.ts'
import { confirmEmailChange as confirmChange } from '@campo-livre/domain/users/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'
import { knownOthers } from '../account/clashes.ts'
import { findProof } from '../account/proofs.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { toAccount } from './to-account.ts'

/** Confirms a change of e-mail (H11): the new one signs in from now on, and the old one gets a notice. */
export const confirmEmailChange = answer(
  confirmEmailChangeSpec,
  async ({ db, now, user, body: { code } }) => {
    const tried = { db, now, kind: 'code', whose: user.id } as const
    requireTries(tried)
    const proof = findProof(db, { kind: 'change-email', userId: user.id }, code)
    const outcome = confirmChange(user, proof, { at: now, known: knownOthers(db, user.id) })
    if (!outcome.ok && outcome.code === 'code_wrong') await countWrong(tried)
    const { changes } = await applyOutcome(db, outcome)
    forgetTries(tried)
    if (proof) await db.proofs.update(proof.id, { usedAt: now })
    return ok(toAccount(changes.users[0]), { message: 'Pronto: seu e-mail novo está confirmado.' })
  },
  { keeps: ['attempts'] },
)
