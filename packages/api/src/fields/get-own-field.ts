import { getOwnFieldCall, type getOwnFieldSpec } from '@campo-livre/contract/fields/get-own-field.ts'
import { rowOfField } from '@campo-livre/domain/fields/list/row-of-field.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads a field of the user's company, whatever its status (H1). */
export function ownFieldQuery(id: string) {
  return queryOptions({
    queryKey: ['fields', 'mine', id],
    queryFn: ({ signal }) => callApi<typeof getOwnFieldSpec>(getOwnFieldCall, { params: { id }, signal }),
  })
}

/** Reads a field of the user's company as a row of its list. */
export function ownFieldRowQuery(id: string) {
  const queryKey: QueryKey = ['fields', 'mine', id, 'row']
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      rowOfField(await callApi<typeof getOwnFieldSpec>(getOwnFieldCall, { params: { id }, signal })),
  })
}
