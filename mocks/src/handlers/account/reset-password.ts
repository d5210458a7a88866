import { resetPasswordSpec } from '@campo-livre/contract/account/reset-password.ts'
import { RESET_LINK_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { Refused } from '../../http/refused.ts'
import { endSessions, endWhatWasAsked } from './end-sessions.ts'
import { mailPasswordChanged } from './letters.ts'
import { findProof, isOver } from './proofs.ts'

/** Sets a new password (H11). A link works once and for an hour; then all sessions, links and codes of the user end. */
export const resetPassword = answer(
  resetPasswordSpec,
  async ({ db, now, body: { email, token, password } }) => {
    const [user] = db.users.by('email', email.toLowerCase())
    const proof = findProof(db, { kind: 'reset-password', email }, token)
    if (!user || !proof || isOver(proof, now, RESET_LINK_MINUTES))
      throw new Refused('link_invalid', 'Erro ao redefinir senha.')
    await db.users.update(user.id, { password })
    await endWhatWasAsked(db, user)
    endSessions(db, user.id)
    await mailPasswordChanged(db, now, user)
    return ok(null, { message: 'Senha redefinida com sucesso!' })
  },
)
