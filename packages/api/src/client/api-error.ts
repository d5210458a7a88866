import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'

/** Sentences by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The ways in which a call fails: no answer, aborted, a refusal, or an answer that does not fit its schema. */
export type FailureKind = 'network' | 'aborted' | 'refused' | 'malformed'

/** The known properties of an error; the others are null or empty. */
type Facts = Pick<ApiError, 'kind'> &
  Partial<Pick<ApiError, 'message' | 'status' | 'code' | 'retryAfter' | 'errors' | 'data'>>

/** The only error that calls throw (G1). `message` is the server's sentence, empty when it sent none for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind!: FailureKind
  readonly status: number | null = null
  /** The reason of a refusal; null when the server sent no code or an unknown one. */
  readonly code: RefusalCode | null = null
  /** The seconds to wait before trying again, where the server said so (429, 503). */
  readonly retryAfter: number | null = null
  readonly errors: FieldErrors = {}
  /** The `data` of a refusal, unparsed: a conflict may carry alternatives. */
  readonly data: unknown

  constructor({ message, ...facts }: Facts) {
    super(message)
    Object.assign(this, facts)
  }
}

/** Returns whether trying again may help: no answer, or a status of 500 and above. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.status !== null && error.status >= 500)
}

/** Returns the server's sentence, or `fallback` when there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback
}
