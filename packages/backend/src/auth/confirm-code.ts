import { confirmCodeSpec } from '@campo-livre/contract/session/confirm-code.ts'
import { enterByCode } from '@campo-livre/domain/users/code-entry.ts'
import { refuseOldCode, refuseWrongCode } from '@campo-livre/domain/users/proving.ts'
import { newId } from '../store/ids.ts'
import { newSession } from './new-session.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { deviceOf } from '../http/device-name.ts'
import { invalid } from '../http/refused.ts'
import { endSessions } from '../account/end-sessions.ts'
import { refusedBy, requireNoRefusal } from '../store/apply-outcome.ts'
import { findTyped, useTyped } from '../account/typed-code.ts'
import { blockedAccount } from './require-open.ts'
import { toUser } from './to-user.ts'

/**
 * Signs in by a code (H11): to the account of its e-mail, which is confirmed by that, or to a new one. A missing name is
 * asked for without spending the code. Where the password of a registration ends, so do the sessions that it opened.
 */
export const confirmCode = answer(
  confirmCodeSpec,
  async ({ db, now, body, headers }) => {
    const { email, code } = body
    const typed = { db, now, kind: 'sign-in', email } as const
    const proof = await findTyped(typed, code)
    if (!proof) throw refusedBy(refuseWrongCode())
    requireNoRefusal(refuseOldCode(proof, now))
    const [known] = db.users.by('email', email.toLowerCase())
    const entered = enterByCode(known ?? null, body, now)
    if (entered.kind === 'blocked') throw blockedAccount()
    if (entered.kind === 'nameless') throw invalid('name', 'Falta o seu nome.')
    await useTyped(typed, proof)
    const user =
      entered.kind === 'new'
        ? await db.users.insert({ ...newAthlete(email), ...entered.account })
        : await db.users.update(known?.id ?? '', entered.change ?? {})
    if (entered.kind === 'known' && entered.change !== null) endSessions(db, user.id)
    const session = await db.sessions.insert(newSession(user.id, now, deviceOf(headers)))
    const message = entered.kind === 'new' ? 'Conta criada. Boas-vindas!' : 'Bem-vindo de volta!'
    return ok({ token: session.id, user: toUser(user) }, { message })
  },
  { keeps: ['attempts'] },
)

/** Returns what is alike of all accounts that a code makes: nothing is asked before something needs it. */
function newAthlete(email: string) {
  return {
    id: newId('usr'),
    email,
    phone: null,
    imagePath: null,
    profile: { name: 'athlete' },
    blocked: false,
  }
}
