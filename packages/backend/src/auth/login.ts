import { loginSpec } from '@campo-livre/contract/session/login.ts'
import { newSession } from './new-session.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { deviceOf } from '../http/device-name.ts'
import { refusedAt } from '../http/refused.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'
import { requireOpen } from './require-open.ts'
import { toUser } from './to-user.ts'

/**
 * Signs a user in (D4). Only with the right password does the answer tell that an account is blocked or unverified. A
 * refusal keeps the wrong try, and the code that it says is on its way.
 */
export const login = answer(
  loginSpec,
  async ({ db, passwords, now, body, headers }) => {
    const tried = { db, now, kind: 'login', whose: body.email } as const
    requireTries(tried)
    const user = db.users.by('email', body.email.toLowerCase())[0]
    const isRight = await passwords.matches(body.password, user?.password ?? null)
    if (!user || !isRight) {
      await countWrong(tried)
      throw refusedAt('email', 'wrong_credentials', 'E-mail ou senha não conferem.')
    }
    forgetTries(tried)
    await requireOpen(db, now, user)
    const session = await db.sessions.insert(newSession(user.id, now, deviceOf(headers)))
    return ok({ token: session.id, user: toUser(user) }, { message: 'Bem-vindo de volta!' })
  },
  { keeps: ['attempts', 'proofs', 'mails'] },
)
