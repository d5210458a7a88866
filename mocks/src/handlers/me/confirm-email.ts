import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { emailConfirmationSchema } from '@campo-livre/domain/users/account-changes.ts'
import { CODE_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { conflict, refusedAccount } from '../../http/refused.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'
import { clashesOf } from '../account/clashes.ts'
import { tellEmailChanged } from '../account/letters.ts'
import { findProof, isOver } from '../account/proofs.ts'
import { toAccount } from './to-account.ts'

/** H11. From now on the new e-mail is the one to sign in with; the one before is told. */
export const confirmEmailChange = call({
  method: 'POST',
  path: '/me/email/confirm',
  who: 'signed-in',
  summary: 'Gives back the code that went to the new e-mail, which becomes that of the account.',
  body: emailConfirmationSchema,
  output: accountSchema,
  refusals: {
    409: 'Somebody else has registered with the e-mail in the meantime.',
    429: 'Five wrong codes within 15 minutes; `Retry-After` says how long.',
    500: 'The code is wrong, used or older than 15 minutes, with a sentence for the person.',
  },
  extension: true,
  handle: async ({ db, now, user, body: { code } }) => {
    const tried = { db, now, kind: 'code', whose: user.id } as const
    requireTries(tried)
    const proof = findProof(db, { kind: 'change-email', userId: user.id }, code)
    if (proof?.usedAt) throw refusedAccount('Código já utilizado.')
    if (!proof || proof.email.toLowerCase() !== user.pendingEmail?.toLowerCase()) {
      await countWrong(tried)
      throw refusedAccount('Código de verificação inválido.')
    }
    if (isOver(proof, now, CODE_MINUTES)) throw refusedAccount('Código de verificação expirado.')
    const { email } = proof
    if (clashesOf(db, { email }, user.id).email) throw conflict('Este e-mail já está cadastrado.')
    forgetTries(tried)
    await db.proofs.update(proof.id, { usedAt: now })
    const changed = await db.users.update(user.id, { email, pendingEmail: null, emailVerifiedAt: now })
    await tellEmailChanged(db, now, user, email)
    return ok(toAccount(changed), { message: 'Pronto: seu e-mail novo está confirmado.' })
  },
})
