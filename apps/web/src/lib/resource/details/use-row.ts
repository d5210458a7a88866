import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '../resource.ts'

type Shown<Row> = Pick<Resource<Row>, 'idOf' | 'detail'>

/**
 * Finds the row of an address: on the page, or read by its id. Without an id the last one stays, so that a drawer keeps
 * it while closing; a row that a write has moved off the page stays, too.
 */
export function useRow<Row extends object>(
  { idOf, detail }: Shown<Row>,
  rows: readonly Row[],
  id: string | undefined,
): {
  row: Row | undefined
  /** The query that reads it, where it is not on the page. */
  query: UseQueryResult<Row> | null
} {
  const listed = rows.find((row) => idOf(row) === id)
  const away = id !== undefined && listed === undefined && detail !== undefined
  const query = useQuery<Row>(away ? detail(id) : { queryKey: ['me', 'no row'], queryFn: skipToken })
  const found = listed ?? (away ? query.data : undefined)
  const [shown, setShown] = useState({ id, row: found })
  if (id !== undefined && (id !== shown.id || (found !== undefined && found !== shown.row))) {
    setShown({ id, row: found })
  }
  return { row: shown.row, query: away ? query : null }
}

/** Returns the title of a drawer whose row is not loaded. */
export function drawerTitle(query: UseQueryResult | null): string {
  if (query?.isPending === true) return 'Buscando…'
  return query?.error && !(query.error instanceof ApiError && query.error.status === 404)
    ? 'Não deu para buscar'
    : 'Não está aqui'
}
