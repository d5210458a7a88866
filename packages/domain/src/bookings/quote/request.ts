import type { Schedule } from '../../availability/slots.ts'
import type { Field } from '../../fields/field.ts'
import { noticeSentence } from '../../fields/notice.ts'
import type { RunReason } from './judge-run.ts'

export type QuoteRefusal = { reason: RunReason | 'inactive'; message: string }

export type BookableField = Schedule['field'] & Pick<Field, 'minSlots' | 'maxSlots' | 'avoidGaps' | 'status'>
export type BookableSchedule = Schedule & { field: BookableField }

const messages: Record<Exclude<QuoteRefusal['reason'], 'soon'>, string> = {
  inactive: 'Esse campo não está recebendo reservas agora.',
  closed: 'Esse horário está fora do funcionamento do campo.',
  past: 'Esse horário já passou. Escolha outro.',
  blocked: 'O campo estará fechado nesse horário.',
  taken: 'Esse horário acabou de ser reservado.',
  held: 'Alguém está reservando esse horário agora.',
  mine: 'Esse horário já é seu.',
  beyond: 'Ainda não dá para reservar esse dia. Tente mais perto da data.',
  'too-short': 'Escolha um tempo maior: essa reserva é curta demais para o campo.',
  'too-long': 'Essa reserva é longa demais para o campo.',
  gap: 'Essa escolha deixaria um intervalo curto demais para outra pessoa. Tente começar antes ou depois.',
}

/** Makes a refusal: the reason, and the sentence that tells it to a person. */
export function refuse(reason: keyof typeof messages): QuoteRefusal {
  return { reason, message: messages[reason] }
}

/** Makes a refusal by a field, whose notice the sentence may name. */
export function refusedBy(
  { minNoticeMinutes }: Pick<Field, 'minNoticeMinutes'>,
  reason: QuoteRefusal['reason'],
): QuoteRefusal {
  if (reason !== 'soon') return refuse(reason)
  return { reason, message: `${noticeSentence(minNoticeMinutes)} Escolha um mais tarde.` }
}
