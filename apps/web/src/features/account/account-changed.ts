import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import type { QueryClient } from '@tanstack/react-query'
import { store } from '../../lib/store.ts'
import { userAtom } from '../../session/atoms.ts'

/** What the server says of an account after a change: shown wherever it stands, by the top bar too. */
export function accountChanged(client: QueryClient, account: Account): void {
  const { queryKey } = accountQuery()
  // What was asked before would come back with what was.
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, account)
  // An answer that comes after somebody else has signed in is about nobody who is here.
  if (store.get(userAtom)?.id === account.id) store.set(userAtom, userSchema.parse(account))
}
