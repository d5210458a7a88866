/** From this age on a person may have an account. */
export const MINIMUM_AGE = 14
const MAXIMUM_AGE = 120
/** Below this age somebody responsible has to agree. */
export const ADULT_AGE = 18

/** Whole years between two days, `YYYY-MM-DD`. Who was born on 29 February is a year older on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Why somebody born on that day cannot register today, or do `what`; null when they can. `birth` is null when it is no day. */
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

/** What is said where somebody under 18 does without the agreement of who is responsible for them. */
export const GUARDIAN_NEEDED = `Quem tem menos de ${ADULT_AGE} anos precisa que um responsável saiba e concorde.`

/** Whether somebody who may register still needs the agreement of a person who is responsible for them. */
export function needsGuardian(birth: string | null, today: string): boolean {
  return birthDateProblem(birth, today) === null && birth !== null && ageOn(birth, today) < ADULT_AGE
}
