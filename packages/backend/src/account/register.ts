import { registerSpec } from '@campo-livre/contract/account/register.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { registerAthlete } from '@campo-livre/domain/users/operations.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toUser } from '../auth/to-user.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { knownOthers, textClashes } from './clashes.ts'
import { sendCode } from './send-code.ts'

/**
 * Registers an athlete (H11), who confirms the e-mail before signing in. Under 18 a guardian's consent is required.
 */
export const register = answer(
  registerSpec,
  async ({ db, passwords, now, body }) => {
    const today = localDay(HOME_ZONE, now)
    const facts = { id: newId('usr'), at: now, today, known: knownOthers(db) }
    const password = await passwords.hash(body.password)
    const { changes } = await applyOutcome(db, registerAthlete({ ...body, password }, facts))
    const [user] = changes.users
    await sendCode(db, now, user)
    const message = 'Usuário registrado com sucesso! Verifique seu e-mail para ativar sua conta.'
    return ok({ user: toUser(user), requires_verification: true }, { message, status: 201 })
  },
  { taken: textClashes },
)
