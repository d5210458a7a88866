import { ApiError } from '@campo-livre/api/client/api-error.ts'

/** The reason why a poll failed: no answer, or one with an error. */
export type ConnectionProblem = 'offline' | 'server'

/** Returns the reason why the last poll failed; null for none. */
export function connectionProblemOf(error: Error | null): ConnectionProblem | null {
  if (error === null) return null
  return error instanceof ApiError && error.kind === 'network' ? 'offline' : 'server'
}

/** A sentence for each: the problem, and that nobody has to act. */
export const lookingSentences: Record<ConnectionProblem | 'none', string> = {
  none: 'Esperando seu pagamento. A confirmação aparece aqui sozinha.',
  offline: 'Sem conexão agora. Assim que ela voltar, a gente confere seu pagamento.',
  server: 'Tivemos um problema do nosso lado para conferir seu pagamento. Seguimos tentando sozinhos.',
}
