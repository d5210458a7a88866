import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'

/** Returns the sentence about a failure: the server's, one for its kind, or the caller's. */
export function failureSentence(error: unknown, fallback: string): string {
  return messageOf(error, helpFor(error) ?? fallback)
}

/** Returns a sentence for the kind of a failure that the server has none for, with what to do; null for none. */
export function helpFor(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.message !== '') return null
  const { kind, status, retryAfter } = error
  if (kind === 'network') return 'Sem conexão agora. Confira sua internet e tente de novo.'
  if (kind === 'aborted') return 'Você parou antes da resposta. Confira se deu certo antes de tentar de novo.'
  if (status === 403) return 'Sua conta não tem acesso a isso.'
  if (status === 429) return `Muitas tentativas seguidas. Espere ${waitOf(retryAfter)} e tente de novo.`
  return null
}

/** Returns a wait in words: `30 segundos`, `2 minutos`. */
export function waitOf(seconds: number | null): string {
  if (seconds === null) return 'um pouco'
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
