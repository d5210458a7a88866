import type { User } from '@campo-livre/domain/users/user.ts'

/** A user for stories and tests. */
export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    name: 'Ana Lima',
    email: 'ana@exemplo.com.br',
    phone: null,
    imagePath: null,
    emailVerifiedAt: '2026-01-01T12:00:00.000Z',
    profile: { name: 'athlete' },
    ...changes,
  }
}
