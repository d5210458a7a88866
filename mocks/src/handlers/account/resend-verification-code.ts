import { mailRequestSchema } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { requireWaited, sendProof } from './proofs.ts'
import { sendCode } from './send-code.ts'

/** H11. The answer does not tell whether the address has an account that waits. */
export const resendVerificationCode = call({
  method: 'POST',
  path: '/auth/resend-verification-code',
  who: 'anyone',
  summary: 'Sends another code, if this e-mail waits for one; the answer does not tell.',
  body: mailRequestSchema,
  refusals: { 429: 'Less than a minute after the last one; `Retry-After` says how long.' },
  handle: async ({ db, now, body: { email } }) => {
    requireWaited(db, now, { kind: 'verify-email', email })
    const [user] = db.users.by('email', email.toLowerCase())
    if (user && user.emailVerifiedAt === null) await sendCode(db, now, user)
    else await sendProof(db, now, { kind: 'verify-email', email, secret: '', letter: null })
    return ok(null, { message: 'Outro código foi para o seu e-mail.' })
  },
})
