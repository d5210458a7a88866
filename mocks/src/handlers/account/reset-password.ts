import { passwordResetSchema, RESET_LINK_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { refusedAccount } from '../../http/refused.ts'
import { findProof, isOver } from './proofs.ts'

/** H11. A link works once and for an hour; afterwards every session and every other link of the person is over. */
export const resetPassword = call({
  method: 'POST',
  path: '/auth/reset-password',
  who: 'anyone',
  body: passwordResetSchema,
  handle: async ({ db, now, body: { email, token, password } }) => {
    const [user] = db.users.by('email', email.toLowerCase())
    const proof = findProof(db, 'reset-password', email, token)
    if (!user || !proof || proof.usedAt !== null || isOver(proof, now, RESET_LINK_MINUTES))
      throw refusedAccount('Erro ao redefinir senha.')
    await db.users.update(user.id, { password })
    for (const other of db.proofs.by('email', email.toLowerCase()))
      if (other.kind === 'reset-password') await db.proofs.update(other.id, { usedAt: now })
    for (const { id } of db.sessions.by('userId', user.id)) db.sessions.remove(id)
    return ok(null, { message: 'Senha redefinida com sucesso!' })
  },
})
