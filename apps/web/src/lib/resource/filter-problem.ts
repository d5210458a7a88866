import { daySchema } from '@campo-livre/domain/time/zone.ts'
import { type Column, kindOf } from './resource.ts'

/** Whether a text is a day as a machine writes it. */
export function isDay(text: string): boolean {
  return daySchema.safeParse(text).success
}

/** What is to be said at the value of a condition; null where it can be asked. */
export function valueProblem<Row>(column: Pick<Column<Row>, 'type'>, value: string): string | null {
  if (value.trim() === '') return 'Falta o valor.'
  if (kindOf(column) === 'date' && !isDay(value)) {
    return 'Confira a data: dia, mês e ano, como 21/11/2026.'
  }
  return null
}
