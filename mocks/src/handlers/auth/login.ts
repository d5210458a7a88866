import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { newSession } from '../../db/new-session.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { deviceOf } from '../../http/device-name.ts'
import { invalid } from '../../http/refused.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'
import { requireOpen } from './require-open.ts'
import { toUser } from './to-user.ts'

const wrongWords = { seed: 'E-mail ou senha não conferem.', real: 'Credenciais inválidas.' }

/** D4. The state of an account is told only to someone who knows its password. */
export const login = call({
  method: 'POST',
  path: '/auth/login',
  who: 'anyone',
  summary: 'Signs in: a token, and who that is.',
  body: credentialsSchema,
  output: z.object({ token: z.string(), user: userSchema }),
  refusals: {
    422: 'Wrong, not verified yet, or blocked, each with its own sentence (`email`).',
    429: 'Five wrong passwords for this e-mail within a minute, whether it has an account or not; `Retry-After` says how long.',
  },
  handle: async ({ db, now, body, headers }) => {
    const tried = { db, now, kind: 'login', whose: body.email } as const
    requireTries(tried)
    const user = db.users.by('email', body.email.toLowerCase())[0]
    if (!user || user.password !== body.password) {
      await countWrong(tried)
      throw invalid('email', wrongWords[db.settings.dialect])
    }
    forgetTries(tried)
    await requireOpen(db, now, user)
    const session = await db.sessions.insert(newSession(user.id, now, deviceOf(headers)))
    return ok({ token: session.id, user: toUser(user) }, { message: 'Bem-vindo de volta!' })
  },
})
