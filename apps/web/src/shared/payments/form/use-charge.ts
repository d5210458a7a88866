import { ApiError, isRetryable } from '@campo-livre/api/client/api-error.ts'
import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isForgotten } from '../../../lib/action/is-forgotten.ts'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import type { CardWay } from './pay-way.ts'

/** Milliseconds after which an answer counts as lost, and between two questions for it. */
const LOST_MS = 20_000
const AGAIN_MS = 3_000

/** Returns whether it is not known if a card was charged: no answer came, or none that says so. */
function isUnknown(error: Error): boolean {
  if (isRetryable(error)) return true
  return error instanceof ApiError && (error.kind === 'aborted' || error.kind === 'malformed')
}

/**
 * Charges a card by its token. While it is not known whether it was charged, the same request is sent again with the same
 * key until there is an answer: it pays once, and nobody types a card twice for it.
 */
export function useCharge({ pay }: Pick<CardWay, 'pay'>) {
  const client = useQueryClient()
  const { mutate, isPending, failureCount, error } = useMutation({
    meta: pay.meta,
    mutationFn: (use: CardUse) =>
      pay.send(use, { signal: AbortSignal.timeout(LOST_MS), idempotencyKey: use.token }),
    retry: (_count, failed) => isUnknown(failed),
    retryDelay: AGAIN_MS,
    onSuccess: (lay, use) => {
      if (!isForgotten(client, use)) lay()
    },
  })
  return {
    charge: mutate,
    /** True from the first request to its answer. */
    charging: isPending,
    /** True while the answer is looked for again. */
    checking: isPending && failureCount > 0,
    problem: error && failureSentence(error, 'Não deu para pagar com esse cartão. Nada foi cobrado.'),
  }
}
