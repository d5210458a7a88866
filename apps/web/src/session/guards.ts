import { type Role, roleOf, type User } from '@campo-livre/domain/users/user.ts'
import { redirect } from '@tanstack/react-router'
import { homeOf } from './homes.ts'
import { ensureUser } from './session.ts'

/** Redirects a signed-in user to their home (B2). */
export async function requireGuest(): Promise<void> {
  const user = await ensureUser()
  if (user) throw redirect({ to: homeOf(user), replace: true })
}

/**
 * Redirects everybody without this role (B1, B3, B6). Returns the user, so that no screen below has to check for one.
 */
export async function requireRole(role: Role, wanted: string): Promise<User> {
  const user = await ensureUser()
  if (!user) throw redirect({ to: '/login', search: { redirect: wanted }, replace: true })
  const own = roleOf(user)
  if (own === role) return user
  if (own === null) throw redirect({ to: '/acesso-negado', replace: true })
  throw redirect({ to: homeOf(user), replace: true })
}
