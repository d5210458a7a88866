import type { ColumnsOf } from '../lists/filters.ts'
import type { UserRow } from './user-row.ts'

/** The columns by which users can be filtered and sorted. */
export const userColumns = {
  name: 'text',
  email: 'text',
  phone: 'text',
  profile: 'choice',
  status: 'choice',
  emailVerifiedAt: 'instant',
} as const satisfies ColumnsOf<UserRow>
