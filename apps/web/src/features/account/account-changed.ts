import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import type { QueryClient } from '@tanstack/react-query'
import { store } from '../../lib/state/store.ts'
import { userAtom } from '../../session/atoms.ts'

/** Returns whether an answer belongs to the present user: another may have signed in since the request. */
export function isOwn(account: Account): boolean {
  return store.get(userAtom)?.id === account.id
}

/**
 * Applies the account in a server's answer to the cache and the session, which the top bar shows. Returns false for
 * another user's account, and changes nothing then.
 */
export function accountChanged(client: QueryClient, account: Account): boolean {
  if (!isOwn(account)) return false
  const { queryKey } = accountQuery()
  // A running read would bring the old values back.
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, account)
  store.set(userAtom, userSchema.parse(account))
  return true
}
