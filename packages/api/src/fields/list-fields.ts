import { searchFieldsCall, type searchFieldsSpec } from '@campo-livre/contract/fields/search-fields.ts'
import type { QueryOf } from '@campo-livre/contract/call-types.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** A search as it is asked: the defaults are the server's, and `amenities` is comma-separated. */
export type FieldsQuestion = QueryOf<typeof searchFieldsSpec>

/** The listing (A1), a page at a time. */
export function fieldsQuery(question: FieldsQuestion) {
  return queryOptions({
    queryKey: ['fields', 'list', question],
    queryFn: ({ signal }) => callPage<typeof searchFieldsSpec>(searchFieldsCall, { query: question, signal }),
    staleTime: 30_000,
  })
}
