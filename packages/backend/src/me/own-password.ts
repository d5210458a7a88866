import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { invalid, refusedAt } from '../http/refused.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'

type RequestContext = { db: Database; now: string; user: UserRecord }

const NO_PASSWORD = 'Sua conta ainda não tem senha. Crie uma em Acesso, no seu perfil.'

/** Refuses with 422 at `field` unless it is the user's password; with 429 after too many wrong ones. */
export async function requireOwnPassword(
  { db, now, user }: RequestContext,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (user.password === null) throw refusedAt(field, 'wrong_password', NO_PASSWORD)
  if (password === undefined) throw invalid(field, 'Informe sua senha atual.')
  const tried = { db, now, kind: 'own-password', whose: user.id } as const
  requireTries(tried)
  if (password === user.password) return forgetTries(tried)
  await countWrong(tried)
  throw refusedAt(field, 'wrong_password', 'A senha atual não confere.')
}
