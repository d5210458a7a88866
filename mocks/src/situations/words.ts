import type { DialectName } from '../dialects/dialect-name.ts'
import type { PersonaName } from '../personas/persona-ids.ts'
import type { EventName } from './event-names.ts'
import type { DataName, FaultEffect, FaultEffectName, MomentName } from './situation.ts'

/** The word of a choice in a link, and its label for people. */
export type Word = { word: string; label: string }
type Words<Name extends string> = Readonly<Record<Name, Word>>

/** The name of all calls in a fault; `tudo` in a link. */
export const ALL = 'all'
export const allWord: Word = { word: 'tudo', label: 'Todas as chamadas' }

/** The words before the colon in a link. */
export const partWords = {
  data: 'dados',
  clock: 'relogio',
  persona: 'pessoa',
  session: 'sessao',
  dialect: 'dialeto',
  event: 'evento',
} as const

export const dataWords: Words<DataName> = {
  normal: { word: 'normal', label: 'Normais' },
  empty: { word: 'vazio', label: 'Vazios' },
  counter: { word: 'balcao', label: 'Balcão cheio' },
  huge: { word: 'enorme', label: 'Enormes' },
}

export const clockWords: Words<'real' | MomentName> = {
  real: { word: 'real', label: 'Agora' },
  'friday-evening': { word: 'sexta-19h', label: 'Sexta, 19h' },
  'month-end': { word: 'fim-do-mes', label: 'Último dia do mês, 18h' },
}
/** The word before the minutes: `mais-120`. */
export const aheadWord = 'mais-'

export const personaWords: Readonly<Record<PersonaName, string>> = {
  atleta: 'atleta',
  nova: 'nova',
  intensa: 'intensa',
  empresa: 'empresa',
  empresaNova: 'empresa-nova',
  admin: 'admin',
  pendente: 'pendente',
  desconhecido: 'desconhecido',
  bloqueada: 'bloqueada',
}
export const nobodyWord: Word = { word: 'ninguem', label: 'Ninguém' }

export const sessionWords: Words<'expired' | 'open'> = {
  expired: { word: 'vencida', label: 'Sessão vencida' },
  open: { word: 'aberta', label: 'Sessão aberta' },
}

export const dialectWords: Words<DialectName> = {
  seed: { word: 'padrao', label: 'Padrão' },
  real: { word: 'real', label: 'Servidor real' },
}

export const effectWords: Words<FaultEffectName> = {
  slow: { word: 'lento', label: 'Lenta' },
  never: { word: 'nunca', label: 'Sem resposta' },
  malformed: { word: 'malformado', label: 'Resposta quebrada' },
  throttled: { word: 'limite', label: 'Limite de pedidos' },
  offline: { word: 'sem-conexao', label: 'Sem conexão' },
}

/** Returns the label of a fault's effect: `Lenta`, `Erro 503`. */
export function effectLabel(effect: FaultEffect): string {
  return typeof effect === 'number' ? `Erro ${effect}` : effectWords[effect].label
}

export const eventWords: Words<EventName> = {
  'new-booking': { word: 'nova-reserva', label: 'Nova reserva na Arena Beira-Mar' },
  'cancelled-booking': { word: 'reserva-cancelada', label: 'Reserva cancelada na Arena Beira-Mar' },
  'low-stock': { word: 'estoque-baixo', label: 'Estoque baixo na Arena Beira-Mar' },
  'new-review': { word: 'nova-avaliacao', label: 'Nova avaliação da Arena Beira-Mar' },
  'expense-due': { word: 'despesa-vence', label: 'Despesa que vence amanhã' },
  'racha-joined': { word: 'entrou-no-racha', label: 'Alguém entrou no racha do Atleta' },
  'pix-waiting': { word: 'pix-a-vencer', label: 'Pix do Atleta a três minutos do fim' },
  'game-soon': { word: 'jogo-em-breve', label: 'Jogo do Atleta em menos de 2 horas' },
  'hour-freed': { word: 'horario-vago', label: 'Vaga o horário que o Atleta espera' },
}
