import type { Subject } from '@campo-livre/api/client/subject.ts'
import { MutationCache, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta
  }
}

/** What a mutation says of what it changes. */
export type WriteMeta = {
  /** All that is known of these is asked again once it is answered. */
  changes?: readonly Subject[]
  /** It lays its own answer over what is known: asked again only when it fails. */
  laid?: true
}

/** What shows something of a subject under a key of another. */
const shownIn: Partial<Record<Subject, readonly Subject[]>> = {
  // When a field is free next, what was earned, and whether an account can go.
  bookings: ['fields', 'companies', 'financial', 'admin', 'deletion'],
  companies: ['fields', 'places', 'admin'],
}

/** Open to anybody, and picked from: a time seen as free, or a name that has changed, must not be believed again. */
const picked: readonly Subject[] = ['fields', 'companies']

/** Asks for what a screen shows of these again, and makes the rest old. */
export function refresh(client: QueryClient, changes: readonly Subject[]): void {
  for (const subject of new Set(changes.flatMap((each) => [each, ...(shownIn[each] ?? [])]))) {
    const queryKey = [subject] as const
    if (picked.includes(subject)) client.removeQueries({ queryKey, type: 'inactive' })
    void client.invalidateQueries({ queryKey })
  }
}

/**
 * Refreshes what a mutation declares in its `meta`, after what it does with the answer itself. A refusal is news too: it
 * was decided elsewhere, or done all the same and the answer lost.
 */
export function createMutationCache(): MutationCache {
  return new MutationCache({
    onSettled: (_data, error, _variables, _result, { meta }, { client }) => {
      if (meta?.changes && (error || !meta.laid)) refresh(client, meta.changes)
    },
  })
}
