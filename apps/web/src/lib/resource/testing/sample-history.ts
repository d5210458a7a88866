import type { Page } from '@campo-livre/api/client/parse.ts'
import type { HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'

const PER_PAGE = 10

/** A change of each kind, and one by somebody whose account is gone; newest first. */
export const sampleEntries: readonly HistoryEntry[] = [
  entry('4', {
    who: 'Rafaela Monteiro',
    changes: [
      { field: 'priceCents', from: 850, to: 900 },
      { field: 'status', from: 'inactive', to: 'active' },
    ],
  }),
  entry('3', { changes: [{ field: 'dueDay', from: null, to: '2026-12-01' }] }),
  entry('2', { who: 'Rafaela Monteiro', changes: [{ field: 'name', from: null, to: null }] }),
  entry('1', { who: 'Rafaela Monteiro', kind: 'created' }),
]

/** Returns an entry by somebody whose account is gone, with changes. */
export function entry(id: string, rest: Partial<HistoryEntry> = {}): HistoryEntry {
  return { id, at: '2026-11-20T13:05:00.000Z', who: null, kind: 'changed', changes: [], ...rest }
}

/** Returns the history of a resource that always has these entries, or answers as `read` does. */
export function sampleHistory(
  entries: readonly HistoryEntry[],
  read = async (page: Page<HistoryEntry>): Promise<Page<HistoryEntry>> => page,
) {
  return (id: string, page: number) =>
    queryOptions({
      queryKey: ['products', 'history', id, page, entries] as QueryKey,
      queryFn: () =>
        read({
          items: entries.slice((page - 1) * PER_PAGE, page * PER_PAGE),
          meta: { page, perPage: PER_PAGE, total: entries.length },
        }),
    })
}
