import type { ColumnType } from '@campo-livre/domain/lists/filters.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { readCell } from '@campo-livre/domain/lists/cells.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import type { Column, Resource } from '../resource.ts'

const BRASILIA = 'America/Sao_Paulo'

/** Returns the time zone for a row's instants. */
export function zoneOf<Row>({ zoneOf: ask }: Pick<Resource<Row>, 'zoneOf'>, row: Row): string {
  return ask?.(row) ?? BRASILIA
}

/** Returns the text of a cell; null for an unknown value. */
export function cellText<Row extends object>(column: Column<Row>, row: Row, zone: string): string | null {
  if (column.text) return column.text(row)
  const value = readCell(row, column.id)
  return value === null ? null : valueText(column, String(value), zone)
}

const texts: Readonly<Record<Exclude<ColumnType, 'choice'>, (value: string, zone: string) => string>> = {
  text: (value) => value,
  count: (value) => formatCount(Number(value)),
  money: (value) => formatSignedCents(Number(value)),
  day: dayText,
  // The value of a condition on an instant is a day.
  instant: (value, zone) => (value.includes('T') ? formatDateTime(value, zone) : dayText(value)),
}

/** Returns a column's value as text, for a cell or a condition. */
export function valueText(
  { type, choices }: Pick<Column<never>, 'type' | 'choices'>,
  value: string,
  zone: string,
): string {
  if (type === 'choice') return choices?.find((each) => each.value === value)?.label ?? value
  return texts[type](value, zone)
}

/** Formats a day: `2026-11-20` → `20/11/2026` (F3). */
export function dayText(day: string): string {
  return day.slice(0, 10).split('-').toReversed().join('/')
}
