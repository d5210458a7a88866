import { ApiError } from '@campo-livre/api/client/api-error.ts'

/** What is wrong with a code, beyond being another one: too old, used before, or needless as the e-mail is confirmed. */
export type CodeTrouble = 'expired' | 'used' | 'confirmed'

/** Null for any other refusal, and where the server gives no code: its sentence then says all that is known. */
export function codeTrouble(error: unknown): CodeTrouble | null {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'code_expired') return 'expired'
  if (code === 'code_used') return 'used'
  return code === 'email_already_verified' ? 'confirmed' : null
}
