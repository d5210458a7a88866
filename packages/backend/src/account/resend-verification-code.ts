import { resendVerificationCodeSpec } from '@campo-livre/contract/account/resend-verification-code.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireWaited, sendProof } from './proofs.ts'
import { sendCode } from './send-code.ts'

/** Sends the code once more (H11). The answer does not tell whether the address has an unverified account. */
export const resendVerificationCode = answer(
  resendVerificationCodeSpec,
  async ({ db, now, body: { email } }) => {
    requireWaited(db, now, { kind: 'verify-email', email })
    const [user] = db.users.by('email', email.toLowerCase())
    if (user && user.emailVerifiedAt === null) await sendCode(db, now, user)
    else await sendProof(db, now, { kind: 'verify-email', email, secret: '', letter: null })
    return ok(null, { message: 'Outro código foi para o seu e-mail.' })
  },
)
