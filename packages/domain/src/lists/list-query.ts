import * as z from 'zod/mini'
import { daySchema } from '../time/zone.ts'
import { isBlank } from './conditions.ts'
import {
  type ColumnFilter,
  type ColumnKind,
  type Columns,
  type Condition,
  kindOf,
  matchModes,
} from './filters.ts'
import { MAX_QUICK_SEARCH } from './quick-search.ts'
import { readSort } from './sort-rows.ts'

const UNREADABLE = 'Não deu para entender o filtro.'
const MAX_FILTERS = 50

const filtersShape = z
  .array(
    z.object({
      column: z.string(),
      operator: z.enum(['and', 'or']),
      conditions: z
        .array(z.object({ mode: z.string(), value: z.string().check(z.maxLength(200)) }))
        .check(z.maxLength(MAX_FILTERS)),
    }),
  )
  .check(z.maxLength(MAX_FILTERS))

/**
 * Makes the schema of the query parameter `filters`, a JSON text, for the columns of a resource; no text is no filter.
 */
export function filtersSchema(columns: Columns) {
  return z._default(
    z.pipe(
      z.string(),
      z.transform((text, context): ColumnFilter[] => {
        const read = readFilters(columns, text)
        if (Array.isArray(read)) return read
        context.issues.push({ code: 'custom', message: read.problem, input: text })
        return z.NEVER
      }),
    ),
    [],
  )
}

/** The query parameter of the quick search: words to find in the texts of a row. */
export const quickSearchSchema = z.optional(
  z.string().check(z.trim(), z.maxLength(MAX_QUICK_SEARCH, `Use até ${MAX_QUICK_SEARCH} caracteres.`)),
)

/** Makes the schema of the order: the name of a column, `-name` for descending. */
export function sortSchema(columns: Columns) {
  return z.optional(
    z
      .string()
      .check(
        z.refine((sort) => Object.hasOwn(columns, readSort(sort).column), 'Não dá para ordenar por isso.'),
      ),
  )
}

/** Reads the filters in a JSON text, or returns the sentence that tells why it is invalid. */
export function readFilters(columns: Columns, text: string): ColumnFilter[] | { problem: string } {
  const read = filtersShape.safeParse(parseJson(text))
  if (!read.success) return { problem: UNREADABLE }
  for (const { column, conditions } of read.data) {
    const type = Object.hasOwn(columns, column) ? columns[column] : undefined
    if (type === undefined) return { problem: 'Não dá para filtrar por essa coluna.' }
    for (const condition of conditions) {
      const problem = problemOf(kindOf({ type }), condition as Condition)
      if (problem !== null) return { problem }
    }
  }
  return read.data as ColumnFilter[]
}

function problemOf(kind: ColumnKind, condition: Condition): string | null {
  const modes: readonly string[] = matchModes[kind]
  if (!modes.includes(condition.mode)) return 'Não dá para comparar essa coluna assim.'
  if (isBlank(condition)) return null
  if (kind === 'number' && !/^-?\d+(\.\d+)?$/.test(condition.value.trim()))
    return 'Informe um número no filtro.'
  if (kind === 'date' && !daySchema.safeParse(condition.value.trim()).success) {
    return 'Informe a data do filtro como 2026-11-20.'
  }
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
