import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'

/** Field → sentences about it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** How a call failed: no answer at all, not waited for, a refusal, or an answer that makes no sense. */
export type FailureKind = 'network' | 'stopped' | 'refused' | 'nonsense'

/** What is known of it; the rest is null or empty. */
type Facts = Pick<ApiError, 'kind'> &
  Partial<Pick<ApiError, 'message' | 'status' | 'code' | 'retryAfter' | 'errors' | 'data'>>

/** The one error that calls throw (G1). `message` is the server's own sentence, or empty when it gave none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind!: FailureKind
  readonly status: number | null = null
  /** Why it was refused; null where the server says so in no code, or in one that nobody knows. */
  readonly code: RefusalCode | null = null
  /** Seconds to wait before asking again, where the server said so (429, 503). */
  readonly retryAfter: number | null = null
  readonly errors: FieldErrors = {}
  /** The `data` of a refusal, unparsed: a conflict may carry alternatives. */
  readonly data: unknown

  constructor({ message, ...facts }: Facts) {
    super(message)
    Object.assign(this, facts)
  }
}

/** Whether asking again may help: no answer, or a server that stumbled. A refusal, or nonsense, stays what it is. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.status !== null && error.status >= 500)
}

/** The server's sentence where it gave one, else the caller's own. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback
}
