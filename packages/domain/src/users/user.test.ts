import { expect, it } from 'vitest'
import { roleOf, type User } from './user.ts'

const as = (name: string): User => ({
  id: '1',
  name: 'Ana Lima',
  email: 'ana@exemplo.com',
  phone: null,
  imagePath: null,
  emailVerifiedAt: null,
  profile: { name },
})

it('a profile is one of three roles, or unknown (B6)', () => {
  expect(['athlete', 'company', 'admin', 'referee', ''].map((name) => roleOf(as(name)))).toEqual([
    'athlete',
    'company',
    'admin',
    null,
    null,
  ])
})
