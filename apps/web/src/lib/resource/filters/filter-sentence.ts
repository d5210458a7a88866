import type { ColumnFilter, MatchMode } from '@campo-livre/domain/lists/filters.ts'
import { matchModeNames, operatorNames } from '@campo-livre/ui/text-set/pt-br.ts'
import { valueText } from '../table/cell-text.ts'
import type { Column } from '../resource.ts'

/** Returns a filter as a sentence: `Preço: maior que R$ 10,00 e menor que R$ 50,00`, `Nome: contém "bola"`. */
export function filterSentence<Row>(column: Column<Row>, { operator, conditions }: ColumnFilter): string {
  const said = conditions.map(({ mode, value }) => `${modeWords(mode)} ${conditionValue(column, value)}`)
  return `${column.label}: ${said.join(` ${operatorNames[operator]} `)}`
}

/** Shortens `Data é antes de` to `é antes de`, as the column's name says that it is a date. */
function modeWords(mode: MatchMode): string {
  return matchModeNames[mode].toLowerCase().replace(/^data /, '')
}

function conditionValue<Row>(column: Column<Row>, value: string): string {
  return column.type === 'text' ? `"${value}"` : valueText(column, value, 'UTC')
}
