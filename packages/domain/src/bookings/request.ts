import { dealIn, priceOf } from '../availability/runs.ts'
import { type Schedule, type Slot, slotsOf } from '../availability/slots.ts'
import type { Field } from '../fields/field.ts'
import { noticeSentence } from '../fields/notice.ts'
import { addDays, toLocal, toMinutes } from '../time/zone.ts'
import { judgeRun, type RunReason } from './judge-run.ts'
import type { Booking } from './booking.ts'
import type { Interval } from '../time/interval.ts'

export type QuoteRefusal = { reason: RunReason | 'inactive'; message: string }
export type Quote =
  | { ok: true; priceCents: number; deal?: Booking['deal'] }
  | { ok: false; refusal: QuoteRefusal }

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

/**
 * Decides whether an interval can be booked, and computes its price (rules 1–3): for the backend's decision and the
 * preview on the screens. A booking is a run of whole, free, adjoining slots.
 */
export function quote(schedule: BookableSchedule, asked: Interval): Quote {
  const refusal = (reason: QuoteRefusal['reason']): Quote => ({
    ok: false,
    refusal: refusedBy(schedule.field, reason),
  })
  if (schedule.field.status !== 'active') return refusal('inactive')
  const { part, reason } = judgeRun(slotsAround(schedule, asked), schedule.field, asked)
  if (reason === null) {
    const deal = dealIn(part)
    return { ok: true, priceCents: priceOf(part), ...(deal && { deal }) }
  }
  const gone = toMinutes(asked.start) * 60_000 < Date.parse(schedule.now)
  return refusal(reason === 'closed' && gone ? 'past' : reason)
}

/** Returns the slots of the days around a requested interval, enough to see its neighbours over midnight. */
export function slotsAround(schedule: Schedule, asked: Interval): Slot[] {
  const first = addDays(toLocal(schedule.timeZone, toMinutes(asked.start)).day, -2)
  const last = Math.min(toMinutes(asked.end), toMinutes(asked.start) + 2 * 1440)
  const days = Math.ceil((last - toMinutes(asked.start)) / 1440) + 4
  return slotsOf(schedule, first, Math.max(4, days))
}
