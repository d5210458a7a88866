import { sportLabels } from '../fields/sports.ts'
import { formatCents } from '../money/money.ts'
import { capital } from '../text/capital.ts'
import { formatAtTime, formatShortDay, formatTimes } from '../time/format.ts'
import { formatLongDay } from '../time/format-days.ts'
import { forAges, hasAges } from './ages.ts'
import { countOf, freePlaces, keptUntil } from './racha-status.ts'
import type { LinkedRacha, Participant, RachaRow } from './racha.ts'

/** The most characters of a text for a group. */
const MAX_LENGTH = 1_000

/** Returns the places that are only kept, and until when: `1 lugar guardado até sex, 20/11 às 14h30`; null for none. */
export function keptWords(
  places: number,
  until: string | null,
  { timeZone }: Pick<RachaRow, 'timeZone'>,
): string | null {
  if (places <= 0) return null
  const kept = places === 1 ? '1 lugar guardado' : `${places} lugares guardados`
  return until === null
    ? kept
    : `${kept} até ${formatShortDay(until, timeZone)} ${formatAtTime(until, timeZone)}`
}

/** Returns the words of a link's preview: what, when, where, and the places that are left. */
export function previewOf(
  racha: Pick<
    LinkedRacha,
    | 'sport'
    | 'place'
    | 'timeZone'
    | 'start'
    | 'end'
    | 'status'
    | 'confirmed'
    | 'maxPlayers'
    | 'freePlaces'
    | 'keptUntil'
  >,
): { title: string; description: string } {
  const { sport, place, timeZone, start, status, confirmed, maxPlayers, freePlaces: free } = racha
  const going = `${confirmed} de ${maxPlayers} vão`
  const places =
    status === 'cancelled'
      ? 'Foi cancelado.'
      : status === 'played'
        ? 'Já foi jogado.'
        : free === 0
          ? `${going}, com ${keptWords(maxPlayers - confirmed, racha.keptUntil, racha) ?? 'lista de espera'}.`
          : `${going}. ${free === 1 ? 'Falta 1.' : `Faltam ${free}.`}`
  return {
    title: `Racha de ${sportLabels[sport].toLowerCase()}, ${formatLongDay(start, timeZone)}`,
    description: `${formatTimes(racha, timeZone)}, ${place}. ${places}`,
  }
}

/**
 * Returns the invitation for a group: without a phone, a surname or a price of nothing, at most 1,000 characters. The
 * link has a line of its own, where every app makes it one.
 */
export function rachaInvitation(
  racha: Pick<
    RachaRow,
    | 'sport'
    | 'place'
    | 'timeZone'
    | 'start'
    | 'end'
    | 'maxPlayers'
    | 'pricePerHeadCents'
    | 'minAge'
    | 'maxAge'
  > & {
    participants: readonly Pick<Participant, 'status' | 'offerUntil'>[]
  },
  url: string,
): string {
  const { sport, place, timeZone, start, maxPlayers, pricePerHeadCents } = racha
  const free = freePlaces({ maxPlayers, participants: [...racha.participants] })
  const kept = keptWords(countOf(racha, 'offered'), keptUntil(racha.participants), racha)
  const lines = [
    `Bora jogar ${sportLabels[sport].toLowerCase()}?`,
    `${formatLongDay(start, timeZone)}, ${formatTimes(racha, timeZone)}`,
    place,
    ...(pricePerHeadCents === 0 ? [] : [`${formatCents(pricePerHeadCents)} por pessoa`]),
    ...(hasAges(racha) ? [capital(forAges(racha))] : []),
    free === 0
      ? `${kept === null ? 'Está completo' : `Por enquanto, ${kept}`}: responda e entre na lista de espera.`
      : `${free === 1 ? 'Falta 1' : `Faltam ${free}`} de ${maxPlayers}.`,
  ]
  const end = `\nResponda aqui:\n${url}`
  return `${lines.join('\n').slice(0, MAX_LENGTH - end.length)}${end}`
}
