import { matchModeNames, operatorNames } from '@campo-livre/ui/text-set/pt-br.ts'

/** The greatest number of conditions in a column's filter. */
export const MAX_CONDITIONS = 10
/** The greatest length of a text in a condition. */
export const MAX_TEXT = 100

/** The greatest length of a column's filter in an address: all conditions, with every underscore doubled. */
export const MAX_FILTER =
  MAX_CONDITIONS *
  (longest(matchModeNames) + '.'.length + 2 * MAX_TEXT + longest(operatorNames) + '__'.length)

function longest(names: Readonly<Record<string, string>>): number {
  return Math.max(...Object.values(names).map(({ length }) => length))
}
