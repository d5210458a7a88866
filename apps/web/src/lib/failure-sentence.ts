import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'

/** Why a write failed, for the place where it was tried: the server's sentence, the connection, or the caller's own. */
export function failureSentence(error: unknown, fallback: string): string {
  const network = error instanceof ApiError && error.kind === 'network'
  return network ? 'Sem conexão agora. Confira sua internet e tente de novo.' : messageOf(error, fallback)
}
