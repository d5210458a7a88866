import * as z from 'zod/mini'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { wholeBetween } from '../text/whole-between.ts'
import { localDay } from '../time/zone.ts'
import { ADULT_AGE, ageOn } from '../users/birth-date.ts'
import type { ParticipantStatus } from './racha-words.ts'

const age = wholeBetween(5, 99)

/** The youngest and the oldest who play, in whole years on the day of the game; null for no limit (N2). */
export const rachaAgesSchema = z.object({ minAge: z.nullable(age), maxAge: z.nullable(age) })
export type RachaAges = z.infer<typeof rachaAgesSchema>

/** The day on which ages count: that of the start, on the calendar of the place. */
type Day = { start: string; timeZone: string }

export const hasAges = ({ minAge, maxAge }: RachaAges) => minAge !== null || maxAge !== null

/** Returns what is wrong with the ages of a game, in a sentence; null for nothing. */
export function agesProblem({ minAge, maxAge }: RachaAges): string | null {
  return minAge !== null && maxAge !== null && minAge > maxAge
    ? 'A idade mínima não pode passar da máxima.'
    : null
}

/** Returns whether somebody born on `birth` plays in a game of these ages; both limits are in. */
export function fitsAges({ minAge, maxAge, start, timeZone }: RachaAges & Day, birth: string): boolean {
  const years = ageOn(birth, localDay(timeZone, start))
  return (minAge === null || years >= minAge) && (maxAge === null || years <= maxAge)
}

/** Returns whether open places are for a reader: one whose birth is not known counts as some adult. */
export function opensFor(game: RachaAges & Day, birth: string | null): boolean {
  return birth === null ? game.maxAge === null || game.maxAge >= ADULT_AGE : fitsAges(game, birth)
}

/** Returns the years that somebody has who plays: `40 anos ou mais`, `até 15 anos`, `de 15 a 17 anos`; null for any. */
function yearsWords({ minAge, maxAge }: RachaAges): string | null {
  if (minAge === null) return maxAge === null ? null : `até ${maxAge} anos`
  if (maxAge === null) return `${minAge} anos ou mais`
  return minAge === maxAge ? `${minAge} anos` : `de ${minAge} a ${maxAge} anos`
}

const isForAdults = ({ minAge, maxAge }: RachaAges) => minAge === ADULT_AGE && maxAge === null

/** Returns the ages of a game as a fact: `maiores de 18`, `40 anos ou mais`; null for all ages. */
export function agesWords(ages: RachaAges): string | null {
  return isForAdults(ages) ? `maiores de ${ADULT_AGE}` : yearsWords(ages)
}

/** Returns for whom a game with ages is: `para maiores de 18`, `para quem tem até 15 anos`. */
export function forAges(ages: RachaAges): string {
  return isForAdults(ages) ? `para maiores de ${ADULT_AGE}` : `para quem tem ${yearsWords(ages) ?? ''}`
}

/** Returns the words by which a guest says that they are of the age; null for a game of all ages. */
export function ageStatement(ages: RachaAges): string | null {
  const years = yearsWords(ages)
  return years === null ? null : `Tenho ${years} no dia do jogo`
}

/** The age of somebody who answers: by their birth, by their word alone, or not known. */
export type SaidAge = { birth: string } | { stated: boolean } | null

/**
 * Returns why somebody who answers for themselves does not come in by their age: it is not known yet, or does not fit; null
 * where they come. Who is in or waits already stays, whatever ages the game was given since.
 */
export function ageRefusal(
  game: RachaAges & Day,
  status: ParticipantStatus | null,
  said: SaidAge,
): Refusal | null {
  if (!hasAges(game) || status === 'confirmed' || status === 'offered' || status === 'waiting') return null
  if (said === null) return refuse('age_needed', `Este racha é ${forAges(game)}. Conte quando você nasceu.`)
  if ('stated' in said)
    return said.stated ? null : refuse('age_needed', `Este racha é ${forAges(game)}. Confirme a sua idade.`)
  return fitsAges(game, said.birth)
    ? null
    : refuse(
        'conflict',
        `Este racha é ${forAges(game)} no dia do jogo. Quem organiza ainda pode pôr você na lista.`,
      )
}
