import type { JobName } from '@campo-livre/backend/jobs/job.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import type { ClockSetting, FaultEffect, Situation } from '../situations/situation.ts'
import { clockWords, dataWords, effectWords } from '../situations/words.ts'

export const LABEL = 'Backend simulado'

/** The most common statuses of a refusal, and their names. */
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

/** Returns the label of a fault's effect: `Lenta`, `409 · conflito`. */
export function effectChoiceLabel(effect: FaultEffect): string {
  if (typeof effect === 'string') return effectWords[effect].label
  const known = statuses[effect]
  return known === undefined ? String(effect) : `${effect} · ${known}`
}

/** Returns the label of a clock's setting, in a few words. */
export function clockLabel(clock: ClockSetting): string {
  if (clock === 'real') return 'Horário real'
  if (typeof clock === 'string') return clockWords[clock].label
  return 'at' in clock ? formatDateTime(clock.at, HOME_ZONE) : `${formatLength(clock.ahead)} à frente`
}

/** Returns a label for every setting that differs from the default, so that nobody forgets it. */
export function differences({ data, clock, expired, dialect, faults }: Situation): string[] {
  const count = faults.length
  return [
    ...(count > 0 ? [count === 1 ? '1 falha ligada' : `${count} falhas ligadas`] : []),
    ...(clock === 'real' ? [] : [`Relógio: ${clockLabel(clock)}`]),
    ...(data === 'normal' ? [] : [`Dados: ${dataWords[data].label}`]),
    ...(dialect === 'seed' ? [] : ['Responde como o servidor real']),
    ...(expired ? ['Sessão vencida'] : []),
  ]
}

/** The jobs, as what happens with time. */
export const jobLabels: Readonly<Record<JobName, string>> = {
  'decide-cards': 'o banco responde a um cartão',
  'offer-freed-times': 'um horário vago passa para quem espera',
  'settle-rachas': 'um racha muda pelo relógio',
  'top-up-series': 'um horário fixo ganha mais uma data',
  'make-expenses': 'uma despesa que se repete é lançada',
  'remind-of-games': 'lembrete de um jogo',
  'remind-of-holds': 'aviso de uma reserva ainda sem pagamento',
  'remind-of-expenses': 'aviso de uma despesa',
  'settle-tills': 'um caixa fechado é somado outra vez',
  'remind-of-rachas': 'aviso de um racha',
  'mail-notices': 'avisos que vão por e-mail',
  'tell-searches': 'buscas salvas com novidade',
}
