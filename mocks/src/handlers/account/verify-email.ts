import { CODE_MINUTES, verificationSchema } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { refusedAccount } from '../../http/refused.ts'
import { countWrong, forgetTries, requireTries } from './attempts.ts'
import { findProof, isOver } from './proofs.ts'

/** H11. No token: the person signs in afterwards. */
export const verifyEmail = call({
  method: 'POST',
  path: '/auth/verify-email',
  who: 'anyone',
  summary: 'Confirms an e-mail by the code that was sent to it; the person signs in afterwards.',
  body: verificationSchema,
  refusals: {
    429: 'Five wrong codes for this e-mail within 15 minutes; `Retry-After` says how long.',
    500: 'The code is wrong, used or older than 15 minutes, or the e-mail confirmed already, with a sentence for the person.',
  },
  handle: async ({ db, now, body }) => {
    const tried = { db, now, kind: 'code', whose: body.email } as const
    requireTries(tried)
    const [user] = db.users.by('email', body.email.toLowerCase())
    const proof = findProof(db, { kind: 'verify-email', email: body.email }, body.code)
    if (!user || !proof) {
      // Guessed, whatever the answer is.
      await countWrong(tried)
      const verified = user && user.emailVerifiedAt !== null
      throw refusedAccount(verified ? 'E-mail já verificado.' : 'Código de verificação inválido.')
    }
    if (proof.usedAt !== null) throw refusedAccount('Código já utilizado.')
    if (user.emailVerifiedAt !== null) throw refusedAccount('E-mail já verificado.')
    if (isOver(proof, now, CODE_MINUTES)) throw refusedAccount('Código de verificação expirado.')
    forgetTries(tried)
    await db.proofs.update(proof.id, { usedAt: now })
    await db.users.update(user.id, { emailVerifiedAt: now })
    return ok(null, { message: 'E-mail verificado com sucesso!' })
  },
})
