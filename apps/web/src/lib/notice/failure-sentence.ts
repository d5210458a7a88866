import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'

/** Why a call failed, for the place where it was tried: the server's sentence, what is known, or the caller's own. */
export function failureSentence(error: unknown, fallback: string): string {
  return messageOf(error, helpFor(error) ?? fallback)
}

/** What is known of a failure that the server said nothing about, and what to do; null where that is nothing. */
export function helpFor(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.message !== '') return null
  const { kind, status, retryAfter } = error
  if (kind === 'network') return 'Sem conexão agora. Confira sua internet e tente de novo.'
  if (kind === 'aborted') return 'Você parou antes da resposta. Confira se deu certo antes de tentar de novo.'
  if (status === 403) return 'Sua conta não tem acesso a isso.'
  if (status === 429) return `Muitas tentativas seguidas. Espere ${waitOf(retryAfter)} e tente de novo.`
  return null
}

/** `30 segundos`, `2 minutos`. */
export function waitOf(seconds: number | null): string {
  if (seconds === null) return 'um pouco'
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
