import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { newSession } from '../../db/new-session.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { deviceOf } from '../../http/device-name.ts'
import { invalid } from '../../http/refused.ts'
import { secondsToWait } from '../account/proofs.ts'
import { sendCode } from '../account/send-code.ts'
import { toUser } from './to-user.ts'

const UNVERIFIED =
  'É necessário verificar o e-mail antes de fazer login. Um código de verificação foi enviado para seu email.'
const wrongWords = { seed: 'E-mail ou senha não conferem.', real: 'Credenciais inválidas.' }
const BLOCKED = 'Sua conta está inativa. Entre em contato com o suporte.'

/** D4. The state of an account is told only to someone who knows its password. */
export const login = call({
  method: 'POST',
  path: '/auth/login',
  who: 'anyone',
  body: credentialsSchema,
  handle: async ({ db, now, body, headers }) => {
    const user = db.users.by('email', body.email.toLowerCase())[0]
    if (!user || user.password !== body.password) throw invalid('email', wrongWords[db.settings.dialect])
    if (user.blocked) throw invalid('email', BLOCKED)
    if (user.emailVerifiedAt === null) {
      // Pressing the button again does not fill the mailbox.
      if (secondsToWait(db, now, 'verify-email', user.email) === 0) await sendCode(db, now, user)
      throw invalid('email', UNVERIFIED)
    }
    const session = await db.sessions.insert(newSession(user.id, now, deviceOf(headers)))
    return ok({ token: session.id, user: toUser(user) }, { message: 'Bem-vindo de volta!' })
  },
})
