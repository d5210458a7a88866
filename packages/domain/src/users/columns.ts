import type { ColumnsOf } from '../lists/filters.ts'
import type { UserRow } from './user-row.ts'

/** What people can be filtered and sorted by. */
export const userColumns = {
  name: 'text',
  email: 'text',
  phone: 'text',
  profile: 'choice',
  status: 'choice',
  emailVerifiedAt: 'date',
} as const satisfies ColumnsOf<UserRow>
