import { verifyEmailSpec } from '@campo-livre/contract/account/verify-email.ts'
import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { Refused } from '../../http/refused.ts'
import { countWrong, forgetTries, requireTries } from './attempts.ts'
import { findProof, isOver } from './proofs.ts'

/** Confirms an e-mail with its code (H11). Returns no token: the user signs in afterwards. */
export const verifyEmail = answer(
  verifyEmailSpec,
  async ({ db, now, body }) => {
    const tried = { db, now, kind: 'code', whose: body.email } as const
    requireTries(tried)
    const [user] = db.users.by('email', body.email.toLowerCase())
    const proof = findProof(db, { kind: 'verify-email', email: body.email }, body.code)
    if (!user || !proof) {
      // Counts as a guess, whatever the answer is.
      await countWrong(tried)
      const verified = user && user.emailVerifiedAt !== null
      throw verified ? verifiedBefore() : new Refused('code_wrong', 'Código de verificação inválido.')
    }
    if (proof.usedAt !== null) throw new Refused('code_used', 'Código já utilizado.')
    if (user.emailVerifiedAt !== null) throw verifiedBefore()
    if (isOver(proof, now, CODE_MINUTES)) throw new Refused('code_expired', 'Código de verificação expirado.')
    forgetTries(tried)
    await db.proofs.update(proof.id, { usedAt: now })
    await db.users.update(user.id, { emailVerifiedAt: now })
    return ok(null, { message: 'E-mail verificado com sucesso!' })
  },
  { keeps: ['attempts'] },
)

const verifiedBefore = () => new Refused('email_already_verified', 'E-mail já verificado.')
