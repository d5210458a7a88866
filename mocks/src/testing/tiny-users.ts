import type { UserRecord } from '@campo-livre/backend/store/records.ts'

export const PASSWORD = 'Senha@123'

function user(id: string, name: string, profile: string, rest: Partial<UserRecord> = {}): UserRecord {
  return {
    id,
    name,
    email: `${id}@test.test`,
    phone: null,
    imagePath: null,
    emailVerifiedAt: '2026-01-01T12:00:00.000Z',
    profile: { name: profile },
    password: PASSWORD,
    blocked: false,
    ...rest,
  }
}

/** Two athletes, two owners, and one of every other kind. */
export function tinyUsers(): UserRecord[] {
  return [
    user('ana', 'Ana Lima', 'athlete'),
    user('bia', 'Bia Souza', 'athlete'),
    user('dono', 'Davi Dono', 'company'),
    user('dona', 'Dora Dona', 'company'),
    user('admin', 'Ada Admin', 'admin'),
    user('arbitro', 'Ari Árbitro', 'referee'),
    user('pendente', 'Pia Pendente', 'athlete', { emailVerifiedAt: null }),
    user('bloqueada', 'Bel Bloqueada', 'athlete', { blocked: true }),
  ]
}
