import { searchFieldsCall, type searchFieldsSpec } from '@campo-livre/contract/fields/search-fields.ts'
import type { QueryOf } from '@campo-livre/contract/call-types.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** The parameters of a search: absent ones have the server's defaults, and `amenities` is comma-separated. */
export type FieldsQuestion = QueryOf<typeof searchFieldsSpec>

/** Reads a page of the listing (A1). */
export function fieldsQuery(question: FieldsQuestion) {
  return queryOptions({
    queryKey: ['fields', 'list', question],
    queryFn: ({ signal }) => callPage<typeof searchFieldsSpec>(searchFieldsCall, { query: question, signal }),
    staleTime: 30_000,
  })
}
