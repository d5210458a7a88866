import type { Subject } from '@campo-livre/api/client/subject.ts'
import { MutationCache, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta
  }
}

/** The `meta` of a mutation: what it changes. */
export type WriteMeta = {
  /** The subjects to read again after its answer. */
  changes?: readonly Subject[]
  /** Those whose shown queries it writes itself from its answer: they are read again only after a failure. */
  writesCache?: readonly Subject[]
}

/** The subjects that also show something of another one. */
const shownIn: Partial<Record<Subject, readonly Subject[]>> = {
  // The next free times, the income, what coupons have brought, and whether an account can be deleted.
  bookings: ['series', 'fields', 'companies', 'coupons', 'financial', 'admin', 'deletion'],
  // The free times.
  closures: ['fields', 'companies'],
  companies: ['fields', 'places', 'admin'],
  // The first steps of one's own company, and what chooses among its fields.
  fields: ['companies', 'company', 'places', 'admin'],
  products: ['admin'],
  // The admin's list, the games that stand in the way of a deletion, and how many come to a booking.
  rachas: ['admin', 'deletion', 'bookings'],
  // Its dates are bookings, its bills are income.
  series: ['bookings', 'fields', 'companies', 'financial', 'tills'],
  // The racha, in which somebody has paid; the tab and the booking that it pays.
  splits: ['rachas', 'tabs', 'bookings'],
  // The income, the admin's list of tabs, what a till has taken, and what is paid of a linked booking.
  tabs: ['financial', 'admin', 'tills', 'bookings'],
}

/**
 * Subjects that people choose from: stale free times or names may not be shown again, so inactive queries are removed.
 */
const picked: readonly Subject[] = ['fields', 'companies']

/**
 * Reads the queries of these subjects again if they are shown, and marks the others as stale. The shown queries of
 * `written` subjects are left alone.
 */
export function refresh(
  client: QueryClient,
  changes: readonly Subject[],
  written: readonly Subject[] = [],
): void {
  for (const subject of new Set(changes.flatMap((each) => [each, ...(shownIn[each] ?? [])]))) {
    const queryKey = [subject] as const
    if (picked.includes(subject)) client.removeQueries({ queryKey, type: 'inactive' })
    void client.invalidateQueries(
      written.includes(subject) ? { queryKey, type: 'inactive', refetchType: 'none' } : { queryKey },
    )
  }
}

/**
 * Creates the cache that refreshes the subjects in a mutation's `meta`, after the mutation has handled its answer. It
 * does so after a refusal too: something else has changed, or the call was carried out and its answer lost.
 */
export function createMutationCache(): MutationCache {
  return new MutationCache({
    onSettled: (_data, error, _variables, _result, { meta }, { client }) => {
      if (meta?.changes) refresh(client, meta.changes, error ? [] : meta.writesCache)
    },
  })
}
