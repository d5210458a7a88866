import { ApiError } from '@campo-livre/api/client/api-error.ts'

/** So many seconds are waited where a server says `too often` and not for how long. */
const UNSAID = 60

/** How many seconds to wait because it was tried too often; null where that is not why it failed. */
export function limitOf(error: unknown): number | null {
  return error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? UNSAID) : null
}

/** What is told of it beside the wait, which counts down. */
export function limitSentence(error: Error): string {
  return error.message || 'Muitas tentativas seguidas.'
}
