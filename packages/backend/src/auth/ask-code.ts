import { askCodeSpec } from '@campo-livre/contract/session/ask-code.ts'
import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { greeting } from '@campo-livre/domain/notifications/letter.ts'
import { newCode } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireWaited, sendProof } from '../account/proofs.ts'

/** Sends a code to enter by (H11), to whoever asks: the answer does not tell whether the address has an account. */
export const askCode = answer(askCodeSpec, async ({ db, now, body: { email } }) => {
  requireWaited(db, now, { kind: 'sign-in', email })
  const [user] = db.users.by('email', email.toLowerCase())
  const code = newCode()
  const text = `${user ? greeting(user) : 'Oi!'} Seu código para entrar é ${code}. Ele vale por ${CODE_MINUTES} minutos. Se não foi você que pediu, é só deixar para lá.`
  const letter = { subject: 'Seu código para entrar no Campo Livre', text, link: null, code }
  await sendProof(db, now, { kind: 'sign-in', email, secret: code, letter })
  return ok(null, { message: 'O código foi para o seu e-mail.' })
})
