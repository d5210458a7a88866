import type { Account } from '@campo-livre/domain/users/account.ts'
import type { UserRecord } from '../../db/records.ts'
import { toUser } from '../auth/to-user.ts'

/** All that somebody has told of themselves; nothing that only the server knows. */
export function toAccount(user: UserRecord): Account {
  const { cpf = null, birthDate = null, gender = null, pendingEmail = null } = user
  const { sports = [], muted = [], terms = null } = user
  return { ...toUser(user), cpf, date: birthDate, gender, pendingEmail, sports, muted, terms }
}
