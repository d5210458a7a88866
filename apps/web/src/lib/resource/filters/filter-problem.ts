import { kindOf } from '@campo-livre/domain/lists/filters.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import type { Column } from '../resource.ts'

/** Returns whether a text is a day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return daySchema.safeParse(text).success
}

/** The sentence about a text that is no day. */
export const oddDay = 'Confira a data: dia, mês e ano, como 21/11/2026.'

/** Returns the error of a condition's value; null for none. */
export function valueProblem<Row>(column: Pick<Column<Row>, 'type'>, value: string): string | null {
  if (value.trim() === '') return 'Falta o valor.'
  if (kindOf(column) === 'date' && !isDay(value)) {
    return oddDay
  }
  return null
}
