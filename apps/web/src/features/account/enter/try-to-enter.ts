import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { askCode, confirmCode } from '@campo-livre/api/session/enter-by-code.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { CodeEntry } from '@campo-livre/domain/users/code-entry.ts'
import { clearError } from '../../../session/session.ts'
import { signInBy } from '../../../session/sign-in.ts'

/** The sentences at the code's field. */
const sentences: Partial<Record<RefusalCode, string>> = {
  code_wrong: 'Não é esse o código. Confira no e-mail mais novo.',
  code_used: 'Esse código já foi usado. Peça outro.',
  code_expired: 'Esse código passou dos 15 minutos. Peça outro.',
}

/** Asks for a code. One that went out less than a minute ago, from another tab or before a reload, does as well. */
export async function sendCode(email: string, signal: AbortSignal): Promise<void> {
  try {
    await askCode(email, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_soon') throw error
  }
}

/** Signs in by a code. Throws with the sentence at the field that it is about. */
export async function tryToEnter(entry: CodeEntry, signal: AbortSignal): Promise<void> {
  const result = await signInBy(() => confirmCode(entry, signal), signal)
  if (result.success) return
  // The form shows the failure; the login screen has none to show.
  clearError()
  const { error, message } = result
  if (!(error instanceof ApiError)) throw error instanceof Error ? error : new Error(message)
  const sentence = error.code === null ? undefined : sentences[error.code]
  if (sentence === undefined) throw error
  const { kind, status, code } = error
  throw new ApiError({ kind, status, code, message: sentence, errors: { code: [sentence] } })
}
