import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Returns the error of a query without data. React Query clears it when a retry starts; here it stays until the retry
 * has ended, so that a failure, and the focus in it, is not replaced by a skeleton. The error's time keeps it from
 * being shown for another query.
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
