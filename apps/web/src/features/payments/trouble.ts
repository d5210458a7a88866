import { ApiError } from '@campo-livre/api/client/api-error.ts'

/** Why the payment could not be looked for: no answer at all, or one that helps nobody. */
export type Trouble = 'offline' | 'server'

/** What went wrong with the last look for the payment; null when nothing did. */
export function troubleOf(error: Error | null): Trouble | null {
  if (error === null) return null
  return error instanceof ApiError && error.kind === 'network' ? 'offline' : 'server'
}

/** One sentence each: what is wrong, and that nobody has to do anything about it. */
export const lookingSentences: Record<Trouble | 'none', string> = {
  none: 'Esperando seu pagamento. A confirmação aparece aqui sozinha.',
  offline: 'Sem conexão agora. Assim que ela voltar, a gente confere seu pagamento.',
  server: 'Tivemos um problema do nosso lado para conferir seu pagamento. Seguimos tentando sozinhos.',
}
