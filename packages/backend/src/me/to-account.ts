import type { SavedSearch, StoredSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import type { UserRecord } from '../store/records.ts'
import { toUser } from '../auth/to-user.ts'

/** Returns the personal data of an account, without internal fields. */
export function toAccount(user: UserRecord): Account {
  const { cpf = null, birthDate = null, gender = null, pendingEmail = null } = user
  const {
    sports = [],
    city = null,
    muted = [],
    noticeMails,
    savedSearches = [],
    card,
    openAlerts = null,
    calendarFeed = null,
    terms = null,
  } = user
  const hasPassword = user.password !== null
  return {
    ...toUser(user),
    hasPassword,
    cpf,
    date: birthDate,
    gender,
    pendingEmail,
    sports,
    city,
    muted,
    ...(savedSearches.length > 0 && { searches: savedSearches.map(shownSearch) }),
    ...(noticeMails && { noticeMails }),
    ...(card && { card }),
    ...(openAlerts && { openAlerts }),
    ...(calendarFeed && { calendarSince: calendarFeed.since }),
    terms,
  }
}

function shownSearch({ link, name, question, told }: StoredSearch): SavedSearch {
  return { link, name, question, told }
}
