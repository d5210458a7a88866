import { dateOf, type Holiday, holidaySchema } from '../time/holiday.ts'

/** A problem of a list of holidays: at which of them (from 0), and at which of its fields. */
export type HolidayProblem = { index: number; at: 'name' | 'day'; sentence: string }

export type KnownHolidays = {
  /** Today on the calendar of the company. */
  today: string
  /** The days that the company has already: what has passed since may stay. */
  days: readonly string[]
}

/** Finds the holidays of a company without a name or a day, on a day that has passed, or on one that is listed before. */
export function holidayProblems(holidays: readonly Holiday[], known: KnownHolidays): HolidayProblem[] {
  return holidays.flatMap((holiday, index) => {
    const { name, day } = holidaySchema.shape
    const named = name.safeParse(holiday.name).error?.issues[0]?.message
    const sentence = day.safeParse(holiday.day).success
      ? dayProblem(holiday, holidays.slice(0, index), known)
      : 'Escolha o dia, como 15/08/2027.'
    return [
      ...(named === undefined ? [] : [{ index, at: 'name' as const, sentence: named }]),
      ...(sentence === null ? [] : [{ index, at: 'day' as const, sentence }]),
    ]
  })
}

function dayProblem(
  holiday: Holiday,
  before: readonly Holiday[],
  { today, days }: KnownHolidays,
): string | null {
  const { day, yearly = false } = holiday
  if (before.some((other) => meets(other, holiday))) return 'Esse dia já está na lista.'
  return day < today && !yearly && !days.includes(day) ? 'Esse dia já passou.' : null
}

/** Returns whether two holidays are on the same day, or on the same date where one of them is yearly. */
function meets(one: Holiday, other: Holiday): boolean {
  if (one.day === other.day) return true
  return (one.yearly === true || other.yearly === true) && dateOf(one.day) === dateOf(other.day)
}
