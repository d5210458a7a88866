import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** All that the person who is signed in has told of themselves. A server that has no such call answers 404. */
export function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }) => {
      const { data } = await request('me/account', { signal })
      return parse(accountSchema, data)
    },
    staleTime: 60_000,
  })
}
