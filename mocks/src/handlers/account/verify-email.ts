import { CODE_MINUTES, verificationSchema } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { refusedAccount } from '../../http/refused.ts'
import { findProof, isOver } from './proofs.ts'

/** H11. No token: the person signs in afterwards. */
export const verifyEmail = call({
  method: 'POST',
  path: '/auth/verify-email',
  who: 'anyone',
  body: verificationSchema,
  handle: async ({ db, now, body }) => {
    const [user] = db.users.by('email', body.email.toLowerCase())
    const proof = findProof(db, 'verify-email', body.email, body.code)
    if (user && proof?.usedAt) throw refusedAccount('Código já utilizado.')
    if (user && user.emailVerifiedAt !== null) throw refusedAccount('E-mail já verificado.')
    if (!user || !proof) throw refusedAccount('Código de verificação inválido.')
    if (isOver(proof, now, CODE_MINUTES)) throw refusedAccount('Código de verificação expirado.')
    await db.proofs.update(proof.id, { usedAt: now })
    await db.users.update(user.id, { emailVerifiedAt: now })
    return ok(null, { message: 'E-mail verificado com sucesso!' })
  },
})
