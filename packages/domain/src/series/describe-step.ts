import { formatCents } from '../money/money.ts'
import { cardName } from '../payments/card/card.ts'
import { formatAtTime, formatShortDay } from '../time/format.ts'
import { addDays } from '../time/zone.ts'
import type { SlotWish } from './athlete-command.ts'
import type { SeriesStep } from './command.ts'
import type { Series } from './series.ts'

const scopes = { this: 'só esta data', following: 'esta data e as próximas', all: 'todas as datas' } as const

/** A series as it is after a step, whose days may be later than those that were asked for. */
type After = Pick<Series, 'segments' | 'pauses'>

/** Tells in a sentence what was done with a series, for its history. */
export function describeSeriesStep(step: SeriesStep, after: After, timeZone: string): string {
  switch (step.type) {
    case 'create':
      return 'Horário fixo combinado'
    case 'change':
      return `Mudança: ${scopes[step.scope]}, a partir de ${shortDay(step.day)}`
    case 'cancel':
      return `Cancelamento: ${scopes[step.scope]}, a partir de ${shortDay(step.scope === 'this' ? step.day : firstWithout(after, step.day))}. ${step.reason}`
    case 'pause':
      return `Pausa de ${shortDay(after.pauses.find(({ id }) => id === step.id)?.from ?? step.from)} a ${shortDay(step.until)}`
    case 'resume':
      return 'Fim da pausa'
    case 'give_back':
      return `Semana de ${shortDay(step.day)} devolvida`
    case 'by_athlete':
      return describeWish(step.wish, after, timeZone)
    case 'pay':
      return `Pagamento de ${formatCents(step.amountCents)}`
    case 'pay_by_card':
      return `${step.card.waits === null ? 'Pagamento' : 'Começo do pagamento'} de ${formatCents(step.amountCents)} no ${cardName(step.card)}`
    case 'pay_by_credit':
      return `Pagamento de ${formatCents(step.amountCents)} com crédito na arena`
    case 'statement':
      return step.paid
        ? `Pagamento de ${formatCents(step.paid.amountCents)}, pelo extrato do banco`
        : 'Pagamento do extrato desfeito'
    case 'card_decided':
      return step.approved ? 'O cartão pagou' : 'O banco recusou o cartão'
    case 'pix_paid':
      return 'Pix pago'
    case 'void_payment':
    default:
      return `Pagamento devolvido. ${step.reason}`
  }
}

function describeWish(wish: SlotWish, after: After, timeZone: string): string {
  switch (wish.type) {
    case 'end':
      return `Encerrado: sem jogo a partir de ${shortDay(firstWithout(after, wish.from))}.${wish.reason === '' ? '' : ` ${wish.reason}`}`
    case 'pause':
      return `Pausa de ${shortDay(wish.from)} a ${shortDay(wish.until)}`
    case 'resume':
      return 'Fim da pausa'
    case 'swap':
    default:
      return `Jogo de ${shortDay(wish.day)} trocado para ${formatShortDay(wish.start, timeZone)}, ${formatAtTime(wish.start, timeZone)}`
  }
}

/** Returns the first day after the end of a series; the day that was asked for where it has not begun. */
export function firstWithout({ segments }: Pick<Series, 'segments'>, asked: string): string {
  const until = segments.at(-1)?.until ?? null
  return until === null ? asked : addDays(until, 1)
}

/** `03/12`. */
export const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`
