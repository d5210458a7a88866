import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { UseQueryResult } from '@tanstack/react-query'

type Props = { query: Pick<UseQueryResult, 'data' | 'error'>; children: string }

/**
 * The `h1` of a screen whose title comes with its data, until then (every screen has one, C8). The screen for something
 * missing has its own.
 */
export function LoadingTitle({ query: { data, error }, children }: Props) {
  const missing = error instanceof ApiError && error.status === 404
  return data === undefined && !missing && <h1 className="visually-hidden">{children}</h1>
}
