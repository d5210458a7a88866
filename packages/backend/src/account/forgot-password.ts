import { forgotPasswordSpec } from '@campo-livre/contract/account/forgot-password.ts'
import { RESET_LINK_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { greeting } from '@campo-livre/domain/notifications/letter.ts'
import { newToken } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invite } from './invite.ts'
import { requireWaited, sendProof } from './proofs.ts'

/** Sends a link to set a new password (H11). The answer is the same whether the address has an account or not. */
export const forgotPassword = answer(forgotPasswordSpec, async ({ db, now, body: { email } }) => {
  requireWaited(db, now, { kind: 'reset-password', email })
  const [user] = db.users.by('email', email.toLowerCase())
  // Whoever has not taken their invitation yet agrees to the terms first.
  if (user?.invited) await invite(db, now, user)
  const token = newToken()
  const link = `/redefinir-senha?${new URLSearchParams({ email, token })}`
  const text = `Abra o link para criar outra senha. Ele vale por ${RESET_LINK_MINUTES} minutos. Se não foi você que pediu, é só deixar para lá.`
  const letter =
    user && !user.invited
      ? { subject: 'Sua nova senha do Campo Livre', text: `${greeting(user)} ${text}`, link, code: null }
      : null
  await sendProof(db, now, { kind: 'reset-password', email, secret: token, letter })
  const message = 'Se este e-mail tiver uma conta, o link para criar outra senha chega em instantes.'
  return ok(null, { message })
})
