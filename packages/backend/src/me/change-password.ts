import { changePasswordSpec } from '@campo-livre/contract/account/change-password.ts'
import { changePassword as change } from '@campo-livre/domain/users/operations.ts'
import { ok } from '../http/answer.ts'
import { bearerOf } from '../http/authenticate.ts'
import { answer } from '../http/call.ts'
import { endSessions, endWhatWasAsked } from '../account/end-sessions.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { requireOwnPassword } from './own-password.ts'

/**
 * Changes the password (H11), or makes the first one of somebody who enters by a code. This session stays; all others end, and so do
 * password links and a change of e-mail.
 */
export const changePassword = answer(
  changePasswordSpec,
  async ({ db, passwords, now, user, body, headers }) => {
    if (user.password !== null)
      await requireOwnPassword({ db, passwords, now, user }, body.current_password, 'current_password')
    const isPresent = await passwords.matches(body.password, user.password)
    await applyOutcome(db, change(user, await passwords.hash(body.password), isPresent))
    endSessions(db, user.id, bearerOf(headers))
    await endWhatWasAsked(db, user)
    return ok(null, { message: 'Senha nova salva. Os outros aparelhos saíram da conta.' })
  },
  { keeps: ['attempts'] },
)
