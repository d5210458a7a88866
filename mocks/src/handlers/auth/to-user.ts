import type { User } from '@campo-livre/domain/users/user.ts'
import type { UserRecord } from '../../db/records.ts'

/** The user as they see themselves: without the password and what only the server knows. */
export function toUser({ id, name, email, phone, imagePath, emailVerifiedAt, profile }: UserRecord): User {
  return { id, name, email, phone, imagePath, emailVerifiedAt, profile }
}
