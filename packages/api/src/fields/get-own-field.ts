import { getOwnFieldCall, type getOwnFieldSpec } from '@campo-livre/contract/fields/get-own-field.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads a field of the user's company, whatever its status (H1). */
export function ownFieldQuery(id: string) {
  return queryOptions({
    queryKey: ['fields', 'mine', id],
    queryFn: ({ signal }) => callApi<typeof getOwnFieldSpec>(getOwnFieldCall, { params: { id }, signal }),
  })
}
