import * as z from 'zod/mini'
import { nationalHoliday } from './national-holidays.ts'
import { daySchema } from './zone.ts'

/** The number of a holiday among the weekdays of a price rule: after Saturday, which is 6. */
export const HOLIDAY = 7

const MAX_NAME_LETTERS = 60

/** A holiday of a calendar day, with its name: `Aniversário da cidade`; `yearly`: on that date of each year from then on. */
export const holidaySchema = z.object({
  day: daySchema,
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Dê um nome ao feriado.'),
      z.maxLength(MAX_NAME_LETTERS, `Use no máximo ${MAX_NAME_LETTERS} letras.`),
    ),
  yearly: z.optional(z.boolean()),
})
export type Holiday = z.infer<typeof holidaySchema>

/** Returns the name of the holiday on a day: one of the company's own, or a national one; null on any other day. */
export function holidayOn(day: string, own: readonly Holiday[]): string | null {
  return own.find((holiday) => isOn(holiday, day))?.name ?? nationalHoliday(day)
}

/** Returns whether a holiday of a company is on a day. */
function isOn(holiday: Pick<Holiday, 'day' | 'yearly'>, day: string): boolean {
  if (holiday.day === day) return true
  return holiday.yearly === true && holiday.day < day && dateOf(holiday.day) === dateOf(day)
}

/** Returns the date of a day in its year, `MM-DD`. */
export function dateOf(day: string): string {
  return day.slice(-5)
}
