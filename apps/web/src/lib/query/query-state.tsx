import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { focusContent } from '../browser/focus-content.ts'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { useLastError } from './use-last-error.ts'
import { useRetry } from './use-retry.ts'

type Props<T> = {
  query: UseQueryResult<T>
  /** Shown until the content is loaded. */
  skeleton: ReactNode
  /** The sentence for a failure: `Não deu para buscar os campos`. */
  failure: string
  /** Shown for an unknown id; without it a 404 is any failure. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** Sentences for refusals without one from the server, by status; short, as they are part of the first screen. */
const helps: Partial<Record<number, string>> = {
  403: 'Sua conta não tem acesso a isso.',
  429: 'Muitas tentativas seguidas. Espere um pouco e tente de novo.',
}

/**
 * The states of a screen with data (G4): loading, which says when it is slow and can be cancelled; failure, with its
 * own words when offline; content, which handles being empty itself.
 */
export function QueryState<T>({ query, skeleton, failure, missing, children }: Props<T>) {
  const error = useLastError(query)
  const { retry, retrying } = useRetry(query)
  const client = useQueryClient()
  const { data } = query
  const aborted = data === undefined && error === null && query.fetchStatus === 'idle' && query.isEnabled
  const waiting = data === undefined && error === null && !aborted
  if (data !== undefined || waiting) {
    const abort = () => {
      // Cancels every pending read: the parts of a slow screen are slow together.
      void client.cancelQueries({ type: 'active', predicate: ({ state }) => state.data === undefined })
      focusContent()
    }
    // One element for both, so that equal parts keep their state and the focus.
    return (
      <>
        {waiting && <SlowNotice onCancel={abort} />}
        {data === undefined ? skeleton : children(data)}
      </>
    )
  }
  if (missing && error instanceof ApiError && error.status === 404) return missing
  const { kind, status } = error instanceof ApiError ? error : {}
  const known =
    kind === 'network' ? 'Sem conexão agora. Confira sua internet e tente de novo.' : helps[status ?? 0]
  const reason = known ?? 'Foi um problema do nosso lado. Tente de novo em instantes.'
  return (
    <FailureState
      title={failure}
      message={
        aborted ? 'Você parou antes da resposta. Tente de novo quando quiser.' : messageOf(error, reason)
      }
      offline={kind === 'network' && !navigator.onLine}
      onRetry={retry}
      retrying={retrying}
    />
  )
}
