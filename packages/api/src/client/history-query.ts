import type { HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { request, type Route } from './client.ts'
import { type PagedCall, readPage } from './parse.ts'
import type { Subject } from './subject.ts'

/** The number of changes that are read at a time. */
const PER_PAGE = 10

/** Returns the query options of a page of a row's history. `subject` is what a write of the row refreshes. */
export function historyOptions(
  subject: Subject,
  call: Route & PagedCall<HistoryEntry, PageMeta>,
  { id, page }: { id: string; page: number },
) {
  const queryKey: QueryKey = [subject, 'history', id, page]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = { params: { id }, query: { page, perPage: PER_PAGE }, signal }
      return readPage(call, await request(call, options))
    },
  })
}
