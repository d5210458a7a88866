import { refuseNoPassword, refuseWrongPassword } from '@campo-livre/domain/users/proving.ts'
import type { Database } from '../store/database.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { UserRecord } from '../store/records.ts'
import { countWrong, forgetTries, requireTries } from '../account/attempts.ts'
import { requireNoRefusal } from '../store/apply-outcome.ts'

type RequestContext = { db: Database; passwords: Passwords; now: string; user: UserRecord }

/** Refuses with 422 at `field` unless it is the user's password; with 429 after too many wrong ones. */
export async function requireOwnPassword(
  { db, passwords, now, user }: RequestContext,
  password: string | undefined,
  field: string,
): Promise<void> {
  requireNoRefusal(refuseNoPassword(user, password, field))
  const tried = { db, now, kind: 'own-password', whose: user.id } as const
  requireTries(tried)
  const isRight = password !== undefined && (await passwords.matches(password, user.password))
  const refusal = refuseWrongPassword(isRight, field)
  if (refusal) await countWrong(tried)
  requireNoRefusal(refusal)
  forgetTries(tried)
}
