import { roleOf, type User } from '@campo-livre/domain/users/user.ts'
import { numberOf } from './number-of.ts'

/** Translates a user into the real dialect: no numeric id, one time in snake case, no profile where it has none. */
export function toRealUser(user: User): Record<string, unknown> {
  const { id, name, email, phone, imagePath, emailVerifiedAt, profile } = user
  return {
    uuid: `${numberOf(id).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
    name,
    username: email.split('@')[0],
    email,
    phone,
    cpf: null,
    date: '1990-05-20',
    imagePath,
    email_verified_at: emailVerifiedAt && emailVerifiedAt.slice(0, 19).replace('T', ' '),
    profile: roleOf(user) === null ? null : profile,
  }
}
