/** Minimum age for an account, in years. */
export const MINIMUM_AGE = 14
const MAXIMUM_AGE = 120
/** Age in years below which a responsible adult has to agree. */
export const ADULT_AGE = 18

/** Returns the whole years between two days, `YYYY-MM-DD`. Somebody born on 29 February is a year older on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/**
 * Returns the sentence that tells why somebody born on `birth` cannot register on the day `today`, or do `what`; null
 * when they can. `birth` is null when the input is not a day.
 */
export function birthDateProblem(
  birth: string | null,
  today: string,
  what = 'para se cadastrar',
): string | null {
  if (birth === null) return 'Confira a data: dia, mês e ano, como 21/11/1995.'
  const age = ageOn(birth, today)
  if (birth > today || age > MAXIMUM_AGE) return 'Confira o ano em que você nasceu.'
  return age < MINIMUM_AGE ? `Você precisa ter pelo menos ${MINIMUM_AGE} anos ${what}.` : null
}

/** The message for somebody under 18 who goes on without the agreement of a responsible adult. */
export const GUARDIAN_NEEDED = `Quem tem menos de ${ADULT_AGE} anos precisa que um responsável saiba e concorde.`

/** Returns whether somebody who may register still needs the agreement of a responsible adult. */
export function needsGuardian(birth: string | null, today: string): boolean {
  return birthDateProblem(birth, today) === null && birth !== null && ageOn(birth, today) < ADULT_AGE
}
