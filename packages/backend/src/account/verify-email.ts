import { verifyEmailSpec } from '@campo-livre/contract/account/verify-email.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { codeWrong, findTyped, requireFresh, requireUnused, useTyped } from './typed-code.ts'

/**
 * Confirms an e-mail with its code (H11). Returns no token: the user signs in afterwards, by the password of the
 * registration until they enter by a code.
 */
export const verifyEmail = answer(
  verifyEmailSpec,
  async ({ db, now, body: { email, code } }) => {
    const typed = { db, now, kind: 'verify-email', email } as const
    const proof = await findTyped(typed, code)
    const [user] = db.users.by('email', email.toLowerCase())
    const verified = user && user.emailVerifiedAt !== null
    if (!user || !proof) throw verified ? verifiedBefore() : codeWrong()
    requireUnused(proof)
    if (verified) throw verifiedBefore()
    requireFresh(proof, now)
    await useTyped(typed, proof)
    await db.users.update(user.id, { emailVerifiedAt: now, passwordUnproven: user.password !== null })
    return ok(null, { message: 'E-mail verificado com sucesso!' })
  },
  { keeps: ['attempts'] },
)

const verifiedBefore = () => new Refused('email_already_verified', 'E-mail já verificado.')
