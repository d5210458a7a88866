import { formatCents } from '../money/money.ts'
import { formatMonth } from '../time/format-days.ts'
import { formatShortDay, formatTime } from '../time/format.ts'
import type { Booking } from '../bookings/booking.ts'
import { giveBackCredit, giveBackUntil } from './bill.ts'
import type { SeriesTerms } from './series.ts'

type Dated = Pick<Booking, 'start' | 'priceCents'> & {
  /** The day by the contract, whose month has the credit. */
  day: string
}

/** Returns what is agreed about a week that is given back: `Devolvendo uma semana até 24 h antes, …`. */
export function describeGiveBackTerms({ giveBackHours, credit }: SeriesTerms): string {
  if (credit === 'none') return 'Dá para devolver uma semana, mas ela continua na conta do mês.'
  const until = giveBackHours === 0 ? 'até a hora do jogo' : `até ${hoursWords(giveBackHours)} antes`
  return credit === 'always'
    ? `Devolvendo uma semana ${until}, o valor dela sai da conta do mês.`
    : `Devolvendo uma semana ${until}, o valor dela sai da conta do mês se outra pessoa reservar o horário.`
}

/** Returns what giving a week back at an instant brings, told before it is done (N8). */
export function describeGiveBack(
  date: Dated,
  terms: SeriesTerms,
  { at, timeZone }: { at: string; timeZone: string },
): string {
  if (terms.credit === 'none') return 'A semana devolvida continua na conta do mês: não há crédito.'
  const until = giveBackUntil(date, terms)
  const limit = `${formatShortDay(until, timeZone)}, ${formatTime(until, timeZone)}`
  const cents = giveBackCredit(date, terms, { at, resold: true })
  if (cents === 0) return `O prazo era ${limit}. Devolvendo agora, a semana continua na conta do mês.`
  const sum = formatCents(cents)
  const bill = `da conta de ${formatMonth(`${date.day}T12:00:00Z`, 'UTC')}`
  return terms.credit === 'always'
    ? `Devolvendo até ${limit}, ${sum} saem ${bill}.`
    : `Devolvendo até ${limit}, ${sum} saem ${bill} se outra pessoa reservar o horário. Se ninguém reservar, a semana continua na conta.`
}

function hoursWords(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} dias` : `${hours} h`
}
