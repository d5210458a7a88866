import { priceOf } from '../availability/runs.ts'
import { type Schedule, type Slot, slotsOf } from '../availability/slots.ts'
import type { Field } from '../fields/field.ts'
import { addDays, toLocal, toMinutes } from '../time/zone.ts'
import { judgeRun, type RunReason } from './judge-run.ts'

export type Refusal = { reason: RunReason | 'inactive'; message: string }
/** What a booking asks for. ISO instants. */
export type Wish = { start: string; end: string }
export type Quote = { ok: true; priceCents: number } | { ok: false; refusal: Refusal }

export type BookableField = Schedule['field'] & Pick<Field, 'minSlots' | 'maxSlots' | 'avoidGaps' | 'active'>
export type BookableSchedule = Schedule & { field: BookableField }

const messages: Record<Refusal['reason'], string> = {
  inactive: 'Esse campo não está recebendo reservas agora.',
  closed: 'Esse horário está fora do funcionamento do campo.',
  past: 'Esse horário já passou. Escolha outro.',
  blocked: 'O campo estará fechado nesse horário.',
  taken: 'Esse horário acabou de ser reservado.',
  held: 'Alguém está reservando esse horário agora.',
  mine: 'Você já reservou esse horário.',
  beyond: 'Ainda não dá para reservar esse dia. Tente mais perto da data.',
  'too-short': 'Escolha um tempo maior: essa reserva é curta demais para o campo.',
  'too-long': 'Essa reserva é longa demais para o campo.',
  gap: 'Essa escolha deixaria um intervalo curto demais para outra pessoa. Tente começar antes ou depois.',
}

/** The sentence that tells a person why a booking cannot be made. */
export function refuse(reason: Refusal['reason']): Refusal {
  return { reason, message: messages[reason] }
}

/**
 * May this be booked, and what does it cost? Rules 1–3 in one place: the backend decides with it, the screens
 * preview with it. A booking is a run of whole, free, adjoining slots.
 */
export function quote(schedule: BookableSchedule, wish: Wish): Quote {
  const refusal = (reason: Refusal['reason']): Quote => ({ ok: false, refusal: refuse(reason) })
  if (!schedule.field.active) return refusal('inactive')
  const { part, reason } = judgeRun(slotsAround(schedule, wish), schedule.field, wish)
  if (reason === null) return { ok: true, priceCents: priceOf(part) }
  const gone = toMinutes(wish.start) * 60_000 < Date.parse(schedule.now)
  return refusal(reason === 'closed' && gone ? 'past' : reason)
}

/** The slots of the days around a wish, enough to see its neighbours over midnight. */
export function slotsAround(schedule: Schedule, wish: Wish): Slot[] {
  const first = addDays(toLocal(schedule.timeZone, toMinutes(wish.start)).day, -2)
  const last = Math.min(toMinutes(wish.end), toMinutes(wish.start) + 2 * 1440)
  const days = Math.ceil((last - toMinutes(wish.start)) / 1440) + 4
  return slotsOf(schedule, first, Math.max(4, days))
}
