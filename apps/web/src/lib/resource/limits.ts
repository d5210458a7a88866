import { matchModeNames, operatorNames } from '@campo-livre/ui/text-set/pt-br.ts'

/** How many conditions a column can have. */
export const MAX_CONDITIONS = 10
/** How long a text can be that a column is compared with. */
export const MAX_TEXT = 100

/** The longest filter of a column in an address: as many conditions as there can be, each underscore doubled. */
export const MAX_FILTER =
  MAX_CONDITIONS *
  (longest(matchModeNames) + '.'.length + 2 * MAX_TEXT + longest(operatorNames) + '__'.length)

function longest(names: Readonly<Record<string, string>>): number {
  return Math.max(...Object.values(names).map(({ length }) => length))
}
