import { verifyEmailSpec } from '@campo-livre/contract/account/verify-email.ts'
import { verifyEmail as verify } from '@campo-livre/domain/users/proving.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { findTyped, useTyped } from './typed-code.ts'

/**
 * Confirms an e-mail with its code (H11). Returns no token: the user signs in afterwards, by the password of the
 * registration until they enter by a code.
 */
export const verifyEmail = answer(
  verifyEmailSpec,
  async ({ db, now, body: { email, code } }) => {
    const typed = { db, now, kind: 'verify-email', email } as const
    const proof = await findTyped(typed, code)
    const [user] = db.users.by('email', email.toLowerCase())
    await applyOutcome(db, verify(user, proof, now))
    if (proof) await useTyped(typed, proof)
    return ok(null, { message: 'E-mail verificado com sucesso!' })
  },
  { keeps: ['attempts'] },
)
