import { ApiError } from '@campo-livre/api/client/api-error.ts'

/**
 * The reasons for refusing a code, apart from a wrong one: too old, used, or not needed because the e-mail is
 * confirmed.
 */
export type CodeProblem = 'expired' | 'used' | 'confirmed'

/** Returns the reason; null for any other refusal, and where the server sends no code and only its sentence tells. */
export function codeProblemOf(error: unknown): CodeProblem | null {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'code_expired') return 'expired'
  if (code === 'code_used') return 'used'
  return code === 'email_already_verified' ? 'confirmed' : null
}
