import { ApiError } from '@campo-livre/api/client/api-error.ts'

/** The seconds to wait where a server refuses too many tries without a time. */
const UNSAID = 60

/** Returns the seconds to wait after too many tries; null for any other error. */
export function secondsToRetry(error: unknown): number | null {
  return error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? UNSAID) : null
}

/** Returns the sentence next to the countdown. */
export function rateLimitSentence(error: Error): string {
  return error.message || 'Muitas tentativas seguidas.'
}
