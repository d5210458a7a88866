import { resetPasswordSpec } from '@campo-livre/contract/account/reset-password.ts'
import { isOver, resetPassword as reset } from '@campo-livre/domain/users/proving.ts'
import { takeInvitation } from '@campo-livre/domain/users/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { endSessions, endWhatWasAsked } from './end-sessions.ts'
import { endProofs, findProof, INVITE_MINUTES } from './proofs.ts'

/**
 * Sets a new password (H11). A link works once and for an hour; then all sessions, links and codes of the user end. The
 * link of an invitation works for days, and asks for the agreement to the terms (H12).
 */
export const resetPassword = answer(
  resetPasswordSpec,
  async ({ db, passwords, now, body: { email, token, terms_version, ...body } }) => {
    const password = await passwords.hash(body.password)
    const [user] = db.users.by('email', email.toLowerCase())
    const invitation = findProof(db, { kind: 'invite', email }, token)
    if (user?.invited && invitation && !isOver(invitation, now, INVITE_MINUTES)) {
      await applyOutcome(db, takeInvitation(user, { password, terms_version }, now))
      await endProofs(db, { kind: 'invite', email })
      return ok(null, { message: 'A conta é sua. Boas-vindas!' })
    }
    const proof = findProof(db, { kind: 'reset-password', email }, token)
    const { changes } = await applyOutcome(db, reset(user, proof, { password, at: now }))
    await endWhatWasAsked(db, changes.users[0])
    endSessions(db, changes.users[0].id)
    return ok(null, { message: 'Senha redefinida com sucesso!' })
  },
)
