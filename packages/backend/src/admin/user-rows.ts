import type { UserRow, UserStatus } from '@campo-livre/domain/users/user-row.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { UserRecord } from '../store/records.ts'
import { memoize } from '../store/memoize.ts'

/** Returns users as rows of the admin's table, by name, without passwords. */
export const userRows = memoize((users: readonly UserRecord[]): readonly UserRow[] =>
  users
    .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
    .map((user) => {
      const { id, name, email, phone, profile, emailVerifiedAt } = user
      return { id, name, email, phone, profile: profile.name, status: standingOf(user), emailVerifiedAt }
    }),
)

function standingOf({ blocked, invited, emailVerifiedAt }: UserRecord): UserStatus {
  if (blocked) return 'blocked'
  if (invited === true) return 'invited'
  return emailVerifiedAt === null ? 'unverified' : 'active'
}
