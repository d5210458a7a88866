import { passwordResetSchema, RESET_LINK_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { refusedAccount } from '../../http/refused.ts'
import { endSessions, endWhatWasAsked } from './end-sessions.ts'
import { tellPasswordChanged } from './letters.ts'
import { findProof, isOver } from './proofs.ts'

/** H11. A link works once and for an hour; afterwards every session and whatever else the person was sent is over. */
export const resetPassword = call({
  method: 'POST',
  path: '/auth/reset-password',
  who: 'anyone',
  summary: 'Makes a new password by the link of the mail; all sessions of the person end.',
  body: passwordResetSchema,
  refusals: { 500: 'The link is wrong, used or older than 60 minutes, with a sentence for the person.' },
  handle: async ({ db, now, body: { email, token, password } }) => {
    const [user] = db.users.by('email', email.toLowerCase())
    const proof = findProof(db, { kind: 'reset-password', email }, token)
    if (!user || !proof || isOver(proof, now, RESET_LINK_MINUTES))
      throw refusedAccount('Erro ao redefinir senha.')
    await db.users.update(user.id, { password })
    await endWhatWasAsked(db, user)
    endSessions(db, user.id)
    await tellPasswordChanged(db, now, user)
    return ok(null, { message: 'Senha redefinida com sucesso!' })
  },
})
