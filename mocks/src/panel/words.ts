import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { HOME_ZONE } from '../home-zone.ts'
import type { ClockSetting, Fare, Situation } from '../situations/situation.ts'
import { clockWords, dataWords, mishapWords } from '../situations/words.ts'

export const LABEL = 'Backend simulado'

/** What a call is refused with most often. */
export const statuses: Readonly<Record<number, string>> = {
  400: 'pedido inválido',
  401: 'sem sessão',
  403: 'não pode',
  404: 'não existe',
  409: 'conflito',
  422: 'campo recusado',
  429: 'pedidos demais',
  500: 'quebrou',
  502: 'fora do ar',
  503: 'indisponível',
}

/** How a call fares: `Lenta`, `409 · conflito`. */
export function fareLabel(fare: Fare): string {
  if (typeof fare === 'string') return mishapWords[fare].label
  const known = statuses[fare]
  return known === undefined ? String(fare) : `${fare} · ${known}`
}

/** How the clock was set, in a few words. */
export function clockLabel(clock: ClockSetting): string {
  if (clock === 'real') return 'Horário real'
  if (typeof clock === 'string') return clockWords[clock].label
  return 'at' in clock ? formatDateTime(clock.at, HOME_ZONE) : `${formatLength(clock.ahead)} à frente`
}

/** What is not as it should be, each in a few words: nobody is to forget it. */
export function oddities({ data, clock, expired, dialect, faults }: Situation): string[] {
  const count = faults.length
  return [
    ...(count > 0 ? [count === 1 ? '1 falha ligada' : `${count} falhas ligadas`] : []),
    ...(clock === 'real' ? [] : [`Relógio: ${clockLabel(clock)}`]),
    ...(data === 'normal' ? [] : [`Dados: ${dataWords[data].label}`]),
    ...(dialect === 'seed' ? [] : ['Responde como o servidor real']),
    ...(expired ? ['Sessão vencida'] : []),
  ]
}
