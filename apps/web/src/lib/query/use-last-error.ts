import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why there is nothing to show. A query without data forgets its error at each further try; here it stays until the
 * try has ended, so that a failure, and the focus in it, is not lost to a skeleton. The time of an error tells whose it
 * is: another query does not show it.
 */
export function useLastError({
  data,
  error,
  errorUpdatedAt,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdatedAt'>): Error | null {
  const [last, setLast] = useState({ error, errorUpdatedAt })
  if (error !== null && error !== last.error) setLast({ error, errorUpdatedAt })
  return error ?? (data === undefined && errorUpdatedAt === last.errorUpdatedAt ? last.error : null)
}
