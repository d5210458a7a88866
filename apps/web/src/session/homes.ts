import { type Role, roleOf, type User } from '@campo-livre/domain/users/user.ts'

const homes = {
  company: '/company',
  athlete: '/atleta/perfil',
  admin: '/pages/crud',
} as const satisfies Record<Role, string>

/** Returns the home of a user (B4); an unknown profile is sent to the company's home, which refuses it (B6). */
export function homeOf(user: User): (typeof homes)[Role] {
  const role = roleOf(user)
  return role === null ? homes.company : homes[role]
}
