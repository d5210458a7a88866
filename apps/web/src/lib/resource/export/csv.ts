import { readCell } from '@campo-livre/domain/lists/cells.ts'
import { formatDate } from '@campo-livre/domain/time/format-days.ts'
import { clockTime } from '@campo-livre/domain/time/format.ts'
import { cellText, dayText, zoneOf } from '../table/cell-text.ts'
import type { Column, Resource } from '../resource.ts'

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\uFEFF'

/**
 * Returns rows as a CSV for Brazilian spreadsheets: semicolons, decimal commas, day/month/year. A text that a
 * spreadsheet would run as a formula is escaped.
 */
export function toCsv<Row extends object>(
  resource: Pick<Resource<Row>, 'zoneOf'>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string {
  const head = columns.map(({ label }) => quote(label))
  const body = rows.map((row) => columns.map((column) => csvCell(column, row, zoneOf(resource, row))))
  return MARK + [head, ...body].map((cells) => `${cells.join(';')}\r\n`).join('')
}

function csvCell<Row extends object>(column: Column<Row>, row: Row, zone: string): string {
  const value = readCell(row, column.id)
  if (column.text === undefined && value !== null) {
    if (column.type === 'money') return (Number(value) / 100).toFixed(2).replace('.', ',')
    if (column.type === 'count') return String(value).replace('.', ',')
    if (column.type === 'day') return dayText(String(value))
    if (column.type === 'instant')
      return `${formatDate(String(value), zone)} ${clockTime(String(value), zone)}`
  }
  return quote(defuse(cellText(column, row, zone) ?? ''))
}

/** Puts a quote before a text that a spreadsheet would take for a formula, also after skipped characters. */
function defuse(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quote(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
