import type { SeriesBill, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatShortDay, formatTime } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { comingGames, pausesAhead } from './manage/slot-act.ts'
import { dayWords, monthWords } from '../month-words.ts'

/** The next thing about a fixed slot. `due`: it is about money that is owed now, `bill` the one that is paid then. */
export type NextStep = { text: string; due: boolean; bill?: SeriesBill }

/** Returns what comes next: the oldest bill that is owed, else the next game, or that there is none. */
export function nextStep(series: SeriesDetail, now: string): NextStep {
  const { bills, timeZone, status, nextStart } = series
  const thisMonth = localDay(timeZone, now).slice(0, 7)
  const owed = bills.find(({ dueCents, month }) => dueCents > 0 && month <= thisMonth)
  const game = nextStart && startWords(nextStart, timeZone)
  if (owed) {
    const { month, dueCents, dueDay, state } = owed
    const bill = `${formatCents(dueCents)} da conta de ${monthWords(month)}`
    return state === 'overdue'
      ? { text: `A conta venceu ${dayWords(dueDay)}: falta pagar ${bill}.`, due: true, bill: owed }
      : { text: `Falta pagar ${bill}, até ${dayWords(dueDay)}.`, due: true, bill: owed }
  }
  if (status === 'paused')
    return { text: game ? `Pausado. Volta ${game}.` : 'Pausado, sem data para voltar.', due: false }
  return { text: game ? `Próximo jogo: ${game}.` : 'Não há mais datas marcadas.', due: false }
}

/** Returns the same for the slot's card, which has the next game beside what is owed. */
export function cardWords(series: SeriesDetail, now: string): string {
  const { text, due } = nextStep(series, now)
  const { nextStart, timeZone, status } = series
  const game = due && nextStart !== null ? [`Próximo jogo: ${startWords(nextStart, timeZone)}.`] : []
  const [pause] = status === 'paused' ? [] : pausesAhead(series, now)
  const end = endWords(series, now)
  return [text, ...game, ...(pause ? [pauseWords(pause)] : []), ...(end === '' ? [] : [end])].join(' ')
}

/** Returns a pause in words. */
export function pauseWords({ from, until }: { from: string; until: string }): string {
  return from === until ? `Pausa em ${dayWords(from)}.` : `Pausa de ${dayWords(from)} a ${dayWords(until)}.`
}

/** Returns the last game of a fixed slot that ends, in words; empty for one that goes on, or has no game. */
export function endWords(series: SeriesDetail, now: string): string {
  const { segments, timeZone } = series
  const until = segments.at(-1)?.until ?? null
  const last = comingGames(series, now).at(-1)
  return until === null || !last ? '' : `O último jogo é ${startWords(last.start, timeZone)}.`
}

function startWords(start: string, timeZone: string): string {
  return `${formatShortDay(start, timeZone)}, ${formatTime(start, timeZone)}`
}
