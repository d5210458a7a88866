import type { Sport } from '../sports.ts'

/**
 * Returns the sports of a field with the wanted one first, where it is one of them: the first is drawn and named first.
 */
export function leadWith(sports: readonly Sport[], wanted: Sport | undefined): Sport[] {
  return sports.toSorted((a, b) => Number(b === wanted) - Number(a === wanted))
}
