import { deletionSchema } from '@campo-livre/domain/users/deletion.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** What is in the way of deleting the account, and what would be kept. */
export function deletionQuery() {
  return queryOptions({
    queryKey: ['deletion'],
    queryFn: async ({ signal }) => {
      const { data } = await request('me/deletion', { signal })
      return parse(deletionSchema, data)
    },
  })
}

/** Deletes the account for good; every session of the person ends. */
export async function deleteAccount(password: string, signal?: AbortSignal): Promise<void> {
  await request('me/deletion', { method: 'post', body: { password }, signal })
}
