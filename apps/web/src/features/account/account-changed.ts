import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import type { QueryClient } from '@tanstack/react-query'
import { store } from '../../lib/store.ts'
import { userAtom } from '../../session/atoms.ts'

/** Whether an answer is about who is here: another may have signed in since it was asked for. */
export function isOwn(account: Account): boolean {
  return store.get(userAtom)?.id === account.id
}

/**
 * What the server says of an account after a change: shown wherever it stands, by the top bar too. One about
 * anybody else changes nothing, and is false.
 */
export function accountChanged(client: QueryClient, account: Account): boolean {
  if (!isOwn(account)) return false
  const { queryKey } = accountQuery()
  // What was asked before would come back with what was.
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, account)
  store.set(userAtom, userSchema.parse(account))
  return true
}
