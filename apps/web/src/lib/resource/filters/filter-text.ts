import {
  type ColumnFilter,
  type Condition,
  matchModes,
  type ColumnType,
  kindOf,
} from '@campo-livre/domain/lists/filters.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import { matchModeNames, operatorNames } from '@campo-livre/ui/text-set/pt-br.ts'
import { MAX_CONDITIONS } from '../limits.ts'
import { slug } from '../slug.ts'
import type { Choice, Column } from '../resource.ts'

type Asked = { id: string; type: ColumnType; choices?: readonly Choice[] }

/** A filter as it stands in the address: `maior-que.10.50_ou_igual-a.5`; money in reais. Underscores stand twice. */
export function writeFilter(column: Asked, { operator, conditions }: ColumnFilter): string {
  return conditions
    .map(({ mode, value }) => `${slug(matchModeNames[mode])}.${escape(writeValue(column, value))}`)
    .join(`_${operatorNames[operator]}_`)
}

/** Parses a filter from an address. Conditions that are invalid for the column are left out; null when none is left. */
export function readFilter(column: Asked, text: string): ColumnFilter | null {
  const { parts, operator } = split(text)
  const conditions = parts
    .slice(0, MAX_CONDITIONS)
    .map((part) => readCondition(column, part))
    .filter((condition) => condition !== null)
  return conditions.length === 0 ? null : { column: column.id, operator, conditions }
}

/** Returns all filters of an address, in the order of the columns. */
export function readColumnFilters<Row>(
  columns: readonly Column<Row>[],
  search: Readonly<Record<`filtro.${string}`, string | undefined>>,
): ColumnFilter[] {
  return columns
    .map((column) => readFilter(column, search[`filtro.${column.id}`] ?? ''))
    .filter((filter) => filter !== null)
}

function readCondition(column: Asked, part: string): Condition | null {
  const [word = ''] = part.split('.', 1)
  const mode = matchModes[kindOf(column)].find((each) => slug(matchModeNames[each]) === word)
  const value = readValue(column, part.slice(word.length + 1))
  return mode === undefined || value === null ? null : { mode, value }
}

function writeValue({ type }: Asked, value: string): string {
  if (type === 'money') return centsToReais(value)
  return value
}

function readValue({ type, choices }: Asked, text: string): string | null {
  if (type === 'choice') return choices?.some(({ value }) => value === text) ? text : null
  return readers[type](text)
}

const readDay = (text: string) => (daySchema.safeParse(text).success ? text : null)

/** Parsers of a condition's value by the column's type, into the form that the server takes. */
const readers: Readonly<Record<Exclude<ColumnType, 'choice'>, (text: string) => string | null>> = {
  text: (text) => (text.trim() === '' ? null : text),
  count: (text) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? text : null),
  money: reaisToCents,
  day: readDay,
  instant: readDay,
}

/** Converts cents to reais: `1050` → `10.50`, `1000` → `10`. */
function centsToReais(cents: string): string {
  const whole = Math.abs(Number(cents))
  const reais = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`.replace(/\.00$/, '')
  return Number(cents) < 0 ? `-${reais}` : reais
}

function reaisToCents(text: string): string | null {
  const [, minus = '', reais = '', cents = ''] = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (reais === '') return null
  const value = Number(reais) * 100 + Number(cents.padEnd(2, '0'))
  return String(minus === '' || value === 0 ? value : -value)
}

function escape(value: string): string {
  return value.replaceAll('_', '__')
}

/** Splits at `_e_` or `_ou_`; a doubled underscore belongs to a value. */
function split(text: string): { parts: string[]; operator: ColumnFilter['operator'] } {
  const parts = ['']
  let operator: ColumnFilter['operator'] | null = null
  for (const [piece] of text.matchAll(/__|_e_|_ou_|[^_]+|_/g)) {
    if (piece === '_e_' || piece === '_ou_') {
      operator ??= piece === '_e_' ? 'and' : 'or'
      parts.push('')
    } else parts[parts.length - 1] += piece === '__' ? '_' : piece
  }
  return { parts, operator: operator ?? 'and' }
}
