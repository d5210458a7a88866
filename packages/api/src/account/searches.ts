import { changeSearchesCall, type changeSearchesSpec } from '@campo-livre/contract/account/change-searches.ts'
import type { SavedSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { callApi } from '../client/call-api.ts'

/** Keeps searches, changes or removes them by their addresses; returns the whole account. */
export function changeSearches(
  change: { keep?: readonly SavedSearch[]; remove?: readonly string[] },
  signal?: AbortSignal,
): Promise<Account> {
  return callApi<typeof changeSearchesSpec>(changeSearchesCall, { body: change, signal })
}
