import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureSentence } from '../notice/failure-sentence.ts'
import { secondsToRetry, rateLimitSentence } from '../notice/rate-limit.ts'
import { toasts } from '../toasts/toasts.ts'
import { useAbortable } from './use-abortable.ts'
import { useCountdown } from '../notice/use-countdown.ts'
import { isForgotten } from './is-forgotten.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import type { Action, ActionOptions, Attempt } from './action.ts'

/**
 * Runs an action of one click: one call at a time, with one idempotency key until it succeeds, cancelled by the user,
 * and delayed for as long as the server says after too many tries (H11). It goes on when the screen is left; then only
 * the toast tells its result. An answer after `abort` is ignored.
 */
export function useAction<V = void, A = unknown>(options: ActionOptions<V, A>): Action<V, A> {
  const { mutation, toast, done, failed, failure } = options
  const client = useQueryClient()
  const wait = useCountdown()
  const keyOf = useIdempotencyKey()
  const successes = useRef(0)
  const { signal, abort } = useAbortable()
  const {
    mutate,
    isPending,
    variables: lastAttempt,
    data,
    error,
    reset,
  } = useMutation({
    meta: mutation.meta,
    mutationFn: async (attempt: Attempt<V>) => {
      const answer = await mutation.mutationFn(attempt.variables, attempt)
      if (attempt.signal.aborted) throw new ApiError({ kind: 'aborted' })
      return answer
    },
    onSuccess: (answer, attempt) => {
      successes.current += 1
      if (isForgotten(client, attempt)) return
      mutation.onSuccess?.(answer, attempt.variables)
      const told = toast?.(answer, attempt.variables)
      if (told) toasts.add({ severity: 'success', lifeMs: 4_000, ...told })
    },
    onError: (refused) => wait.begin(secondsToRetry(refused) ?? 0),
  })
  return {
    run: (variables) => {
      if (isPending || wait.left > 0) return
      const idempotencyKey = keyOf(`${successes.current} ${JSON.stringify(variables)}`)
      const attempt = { variables, signal: signal(), idempotencyKey }
      mutate(attempt, {
        onSuccess: (answer) => {
          if (!isForgotten(client, attempt)) done?.(answer, variables)
        },
        onError: (refused) => failed?.(refused),
      })
    },
    pending: isPending,
    variables: lastAttempt?.variables,
    data,
    error,
    sentence: error && sentenceOf(error, failure),
    limited: secondsToRetry(error) !== null,
    wait,
    abort,
    reset,
  }
}

function sentenceOf(error: Error, failure: string | ((error: Error) => string)): string {
  if (secondsToRetry(error) !== null) return rateLimitSentence(error)
  return typeof failure === 'string' ? failureSentence(error, failure) : failure(error)
}
