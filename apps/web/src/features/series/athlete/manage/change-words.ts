import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SlotPreview } from '@campo-livre/domain/series/athlete-command.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { formatShortDay, formatTime } from '@campo-livre/domain/time/format.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { monthWords } from '../../month-words.ts'

type Place = Pick<SeriesDetail, 'timeZone' | 'terms'> & { now: string }

/** The most games that are named one by one. */
const NAMED = 5

/** `qui, 03/12, 20h`. */
export function gameWords(start: string, timeZone: string): string {
  return `${formatShortDay(start, timeZone)}, ${formatTime(start, timeZone)}`
}

/** Returns what an end would do: the last game, those that go, those that stay or are paid for, and what is due. */
export function endSentences(
  { gone, paid, lastStart, dueCents, leftCents }: SlotPreview,
  place: Place,
): string[] {
  const { timeZone } = place
  const free = gone.filter(({ offCents, priceCents }) => offCents === priceCents)
  const late = gone.filter(({ offCents, priceCents }) => offCents < priceCents)
  return [
    lastStart === null
      ? 'Você não joga mais nenhuma data.'
      : `Último jogo: ${gameWords(lastStart, timeZone)}.`,
    ...(free.length > 0
      ? [
          `${counted(free.length, 'data sai', 'datas saem')}: ${listed(free, place)}. Não ${free.length === 1 ? 'custa' : 'custam'} nada, e o horário fica livre para outras pessoas na hora.`,
        ]
      : []),
    ...late.map(
      (game) =>
        `O prazo para devolver ${listed([game], place)} já passou: ${formatCents(game.priceCents)} continuam na conta.`,
    ),
    ...(paid.length > 0 ? [`O mês já tem pagamento, e você ainda joga: ${listed(paid, place)}.`] : []),
    dueCents > 0 ? `Falta pagar ao todo: ${formatCents(dueCents)}.` : 'Não fica nada a pagar.',
    ...(leftCents > 0
      ? [`${formatCents(leftCents)} foram pagos a mais: combine com a arena como recebê-los.`]
      : []),
  ]
}

/** Returns what a pause would do: the games that go, what leaves the bill and what stays on it, and the first one after it. */
export function pauseSentences({ gone, nextStart }: SlotPreview, place: Place): string[] {
  const { timeZone, terms } = place
  const off = sum(gone.map(({ offCents }) => offCents))
  const maybe = sum(gone.map(({ maybeCents }) => maybeCents))
  const stays = sum(gone.map(({ priceCents }) => priceCents)) - off - maybe
  return [
    `${counted(gone.length, 'data sai', 'datas saem')}: ${listed(gone, place)}.`,
    ...(off > 0 ? [`${formatCents(off)} saem da conta.`] : []),
    ...(maybe > 0
      ? [`${formatCents(maybe)} saem da conta se outras pessoas reservarem esses horários.`]
      : []),
    ...(stays > 0
      ? [
          `${formatCents(stays)} continuam na conta: ${terms.credit === 'none' ? 'pelo combinado, devolver não dá crédito' : 'o prazo para devolver já passou'}.`,
        ]
      : []),
    nextStart === null
      ? 'Depois dela não há jogo marcado.'
      : `Depois você volta a jogar: ${gameWords(nextStart, timeZone)}.`,
  ]
}

/** Returns what ending a pause early would do: the games that come back, those that cannot, and what it adds to the bill. */
export function resumeSentences({ back, lost, differenceCents }: SlotPreview, place: Place): string[] {
  return [
    back.length > 0
      ? `${counted(back.length, 'data volta', 'datas voltam')}: ${listed(back, place)}.`
      : 'Nenhuma data dá para marcar de novo.',
    ...(lost.length > 0
      ? [
          `${lost.length === 1 ? 'Não volta, porque o horário não está mais livre' : 'Não voltam, porque o horário não está mais livre'}: ${listed(lost, place)}.`,
        ]
      : []),
    differenceCents === 0 ? 'A conta não muda.' : billSentence(differenceCents),
  ]
}

/** Returns what a game at another time adds to the bill of its month. */
export function swapSentence({ differenceCents }: SlotPreview, day: string): string {
  if (differenceCents === 0) return 'O preço é o mesmo: a conta não muda.'
  const more = differenceCents > 0 ? 'a mais' : 'a menos'
  return `${formatCents(Math.abs(differenceCents))} ${more} na conta de ${monthWords(day.slice(0, 7))}.`
}

const billSentence = (cents: number) =>
  cents > 0 ? `${formatCents(cents)} entram na conta.` : `${formatCents(-cents)} saem da conta.`

function listed(games: readonly { start: string }[], { timeZone, now }: Place): string {
  const today = localDay(timeZone, now)
  const days = games.map(({ start }) => formatPlannedDay(localDay(timeZone, start), today))
  if (days.length <= NAMED) return days.join('; ')
  return `de ${days[0] ?? ''} a ${days.at(-1) ?? ''}`
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)
