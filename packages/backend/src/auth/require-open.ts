import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { refusedAt } from '../http/refused.ts'
import { secondsToWait } from '../account/proofs.ts'
import { sendCode } from '../account/send-code.ts'

const UNVERIFIED =
  'É necessário verificar o e-mail antes de fazer login. Um código de verificação foi enviado para seu email.'
const BLOCKED = 'Sua conta está inativa. Entre em contato com o suporte.'

/** Returns the refusal of a blocked account. */
export const blockedAccount = () => refusedAt('email', 'account_blocked', BLOCKED)

/** Refuses to sign in to an account that is blocked or unverified; for an unverified one it sends another code. */
export async function requireOpen(db: Database, now: string, user: UserRecord): Promise<void> {
  if (user.blocked) throw blockedAccount()
  if (user.emailVerifiedAt !== null) return
  // Trying again at once sends no second mail.
  if (secondsToWait(db, now, { kind: 'verify-email', email: user.email }) === 0) await sendCode(db, now, user)
  throw refusedAt('email', 'email_unverified', UNVERIFIED)
}
