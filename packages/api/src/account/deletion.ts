import { deleteAccountCall, type deleteAccountSpec } from '@campo-livre/contract/account/delete-account.ts'
import { getDeletionCall, type getDeletionSpec } from '@campo-livre/contract/account/get-deletion.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, sendApi } from '../client/call-api.ts'

/** Reads what is in the way of deleting the account, and what would be kept. */
export function deletionQuery() {
  return queryOptions({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => callApi<typeof getDeletionSpec>(getDeletionCall, { signal }),
  })
}

/** Deletes the account for good; every session of the person ends. */
export async function deleteAccount(password: string, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof deleteAccountSpec>(deleteAccountCall, { body: { password }, signal })
}
