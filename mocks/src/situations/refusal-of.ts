import { refuse } from '@campo-livre/domain/bookings/request.ts'
import {
  conflict,
  forbidden,
  notFound,
  Refused,
  stumbled,
  tooSoon,
  unauthenticated,
} from '../http/refused.ts'

const RETRY_SECONDS = 30

/** 429, as the server says it to who asks too often. */
export const throttled = () =>
  tooSoon('Muitos pedidos em pouco tempo. Espere um pouco e tente de novo.', RETRY_SECONDS)

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

const known: Record<number, () => Refused> = {
  401: unauthenticated,
  403: forbidden,
  404: notFound,
  429: throttled,
  500: stumbled,
}

/** Where a refusal says more than its status: what the call itself answers then. */
const own: Record<string, () => Refused> = {
  'post-bookings 409': () => {
    const { message } = refuse('taken')
    return conflict(message, { start: [message] }, { alternatives: [] })
  },
}

/** What the server says with such a status, to a call of this name. */
export function refusalOf(status: number, name: string): Refused {
  const made = own[`${name} ${status}`] ?? known[status]
  if (made) return made()
  return new Refused(
    status,
    sentences[status] ?? (status < 500 ? 'Não deu para fazer isso.' : stumbled().message),
  )
}
