import { getFieldCall, type getFieldSpec } from '@campo-livre/contract/fields/get-field.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads one field with its company (A2). */
export function fieldQuery(id: string) {
  return queryOptions({
    queryKey: ['fields', id],
    queryFn: ({ signal }) => callApi<typeof getFieldSpec>(getFieldCall, { params: { id }, signal }),
    staleTime: 60_000,
  })
}
