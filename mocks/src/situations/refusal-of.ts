import { refuse } from '@campo-livre/domain/bookings/quote/request.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import {
  forbidden,
  notFound,
  notYet,
  Refused,
  serverError,
  unauthenticated,
} from '@campo-livre/backend/http/refused.ts'

const RETRY_SECONDS = 30

/** Returns the server's refusal (429) of a caller who asks too often. */
export const throttled = () =>
  notYet(
    'too_many_requests',
    'Muitos pedidos em pouco tempo. Espere um pouco e tente de novo.',
    RETRY_SECONDS,
  )

const sentences: Record<number, string> = {
  400: 'Não deu para entender o pedido. Confira os dados e tente de novo.',
  409: 'Isso mudou enquanto você olhava. Atualize a página e tente de novo.',
  410: 'Isso não existe mais.',
  413: 'O que foi enviado é grande demais.',
  419: 'Sua sessão expirou. Entre de novo para continuar.',
  422: 'Confira os dados enviados.',
  501: 'Isso ainda não está disponível.',
  502: 'O serviço está fora do ar por alguns instantes. Tente de novo daqui a pouco.',
  503: 'O serviço está em manutenção. Tente de novo em alguns minutos.',
  504: 'O serviço demorou demais para responder. Tente de novo.',
}

/** The refusal code that comes nearest to a status; others are `invalid` or `unavailable`. */
const codes: Readonly<Record<number, RefusalCode>> = {
  409: 'stale',
  410: 'not_found',
  419: 'unauthenticated',
}

const known: Record<number, () => Refused> = {
  401: unauthenticated,
  403: forbidden,
  404: notFound,
  429: throttled,
  500: serverError,
}

/** The refusals of single calls that say more than their status. */
const own: Record<string, () => Refused> = {
  'post-bookings 409': () => {
    const { message } = refuse('taken')
    return new Refused('slot_taken', message, { errors: { start: [message] }, data: { alternatives: [] } })
  },
}

/** Returns the server's refusal with such a status, for a call of this name. */
export function refusalOf(status: number, name: string): Refused {
  const made = own[`${name} ${status}`] ?? known[status]
  if (made) return made()
  const sentence = sentences[status] ?? (status < 500 ? 'Não deu para fazer isso.' : serverError().message)
  return new Refused(codes[status] ?? (status < 500 ? 'invalid' : 'unavailable'), sentence, { status })
}
