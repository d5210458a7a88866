import { formatCents } from '../money/money.ts'
import type { Notice } from '../notifications/notice.ts'
import { formatShortDay, formatTime } from '../time/format.ts'
import type { AthleteStep } from './athlete-command.ts'
import type { SeriesStep } from './command.ts'
import { firstWithout, shortDay } from './describe-step.ts'
import type { SeriesRequest } from './request.ts'
import type { Series } from './series.ts'
import { slotWords } from './slot-words.ts'

/** The arena of a fixed slot, as notices name it, and the user who runs it; null for none. */
export type SlotArena = { name: string; ownerId: string | null }

const told: Partial<Record<SeriesStep['type'], string>> = {
  create: 'fechou um horário fixo com você',
  change: 'mudou seu horário fixo',
  cancel: 'cancelou datas do seu horário fixo',
  pause: 'pausou seu horário fixo',
  resume: 'retomou seu horário fixo',
}

/**
 * Returns the one notice of what happened to a fixed slot, however many dates it touched: to the athlete, or to the arena of
 * a week given back. None of a payment.
 */
export function seriesNotices(
  step: SeriesStep,
  { id, athleteId, customerName }: Series,
  { arena, byId }: { arena: SlotArena; byId: string | null },
): Notice[] {
  const what = told[step.type]
  if (what !== undefined)
    return [
      {
        userId: athleteId,
        kind: null,
        type: step.type === 'create' ? 'success' : 'warning',
        message: `${arena.name} ${what}.`,
        ...slotAction(id),
      },
    ]
  if (step.type !== 'give_back' || byId !== athleteId) return []
  const day = shortDay(step.day)
  return [
    {
      userId: arena.ownerId,
      kind: 'cancellations',
      type: 'message',
      message: `${customerName} devolveu a semana de ${day}: o horário está livre no site.`,
      about: { userId: athleteId, nameless: `A semana de ${day} de um mensalista foi devolvida.` },
      actionText: 'Ver o dia',
      actionUrl: `/company/bookings?dia=${step.day}`,
    },
  ]
}

/** The changes that an arena is told of, after its athlete changed a fixed slot. */
type Changed = {
  slot: string
  timeZone: string
  /** The bookings that were touched, all of which an end and a pause let go, and those that are new. */
  touched: number
  back: number
  /** The pause that was ended early, as it was; null where none was. */
  pause: { from: string; until: string } | null
}

/** Returns the notice to an arena of what an athlete did with their fixed slot (decision 178). */
export function athleteNotices(
  { wish }: AthleteStep,
  { id, athleteId, customerName, segments, pauses }: Series,
  { ownerId }: SlotArena,
  { slot, timeZone, touched, back, pause }: Changed,
): Notice[] {
  const free = touched === 1 ? '1 data ficou livre no site' : `${touched} datas ficaram livres no site`
  const again = back === 1 ? '1 data está marcada de novo' : `${back} datas estão marcadas de novo`
  const words = () => {
    switch (wish.type) {
      case 'end':
        return [
          `encerrou o horário fixo a partir de ${shortDay(firstWithout({ segments }, wish.from))}`,
          touched === 0 ? 'nenhuma data foi solta' : free,
        ]
      case 'pause':
        return [`pausou o horário fixo ${daysOf(wish)}`, free]
      case 'resume': {
        const isOver = !pauses.some((each) => each.id === wish.pauseId)
        const days = pause === null ? '' : ` ${daysOf(pause)}`
        return [
          isOver ? `desfez a pausa${days} do horário fixo` : `encerrou antes a pausa${days} do horário fixo`,
          back === 0 ? 'nenhuma data foi marcada de novo' : again,
        ]
      }
      case 'swap':
      default:
        return [
          `trocou o jogo de ${shortDay(wish.day)} do horário fixo`,
          `agora é ${formatShortDay(wish.start, timeZone)}, ${formatTime(wish.start, timeZone)}`,
        ]
    }
  }
  const [what = '', then = ''] = words()
  return [
    {
      userId: ownerId,
      kind: wish.type === 'swap' || wish.type === 'resume' ? 'new-bookings' : 'cancellations',
      type: 'message',
      message: `${customerName} ${what} (${slot}): ${then}.`,
      about: { userId: athleteId, nameless: `Um mensalista ${what} (${slot}): ${then}.` },
      actionText: 'Ver o mensalista',
      actionUrl: `/company/series/${id}`,
    },
  ]
}

const daysOf = ({ from, until }: { from: string; until: string }) =>
  from === until ? `em ${shortDay(from)}` : `de ${shortDay(from)} a ${shortDay(until)}`

/** Returns the notice to an athlete of what their fixed slot costs from a day on. */
export function raiseNotices(
  { id, athleteId }: Series,
  { day, beforeCents, afterCents }: { day: string; beforeCents: number; afterCents: number },
  arena: SlotArena,
): Notice[] {
  const prices = `de ${formatCents(beforeCents)} para ${formatCents(afterCents)} por jogo`
  return [
    {
      userId: athleteId,
      kind: null,
      type: 'warning',
      message: `${arena.name} reajusta seu horário fixo a partir de ${shortDay(day)}: ${prices}.`,
      ...slotAction(id),
    },
  ]
}

const asked: Partial<Record<SeriesRequest['status'], string>> = {
  open: 'pediu um horário fixo',
  accepted: 'aceitou o horário fixo que você ofereceu',
  declined: 'não quis o horário fixo que você ofereceu',
  withdrawn: 'retirou o pedido de horário fixo',
}

/** Returns the notice to an arena of a request, or of what its athlete answered. */
export function askedNotices(request: SeriesRequest, { ownerId }: SlotArena): Notice[] {
  const what = asked[request.status]
  if (what === undefined) return []
  const slot = slotWords(request.offer ?? request.wish)
  return [
    {
      userId: ownerId,
      kind: 'new-bookings',
      type: 'message',
      message: `${request.customerName} ${what}: ${slot}.`,
      about: { userId: request.athleteId, nameless: `Pedido de horário fixo: ${slot}.` },
      actionText: 'Ver mensalistas',
      actionUrl: '/company/series',
    },
  ]
}

/** Returns the notice to an athlete of what the arena answered; of an accepted request the fixed slot itself tells. */
export function answeredNotices(request: SeriesRequest, { name }: SlotArena): Notice[] {
  const { id, athleteId, status, wish, offer, reason } = request
  if (status !== 'refused' && status !== 'offered') return []
  const message =
    status === 'refused'
      ? `${name} não pode fazer esse horário fixo: ${slotWords(wish)}. Motivo: ${reason ?? ''}`
      : `${name} oferece outro horário fixo: ${slotWords(offer ?? wish)}. Você aceita?`
  return [
    {
      userId: athleteId,
      kind: 'bookings',
      type: 'message',
      message,
      actionText: 'Ver o pedido',
      actionUrl: `/atleta/reservas?pedido=${id}`,
    },
  ]
}

const slotAction = (id: string) => ({
  actionText: 'Ver o horário fixo',
  actionUrl: `/atleta/horarios-fixos/${id}`,
})
