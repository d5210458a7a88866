import type { User } from '@campo-livre/domain/users/user.ts'
import type { UserRecord } from '../store/records.ts'

/** Returns a user as they see themselves, without the password and internal fields. */
export function toUser({ id, name, email, phone, imagePath, emailVerifiedAt, profile }: UserRecord): User {
  return { id, name, email, phone, imagePath, emailVerifiedAt, profile }
}
