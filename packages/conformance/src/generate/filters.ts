import { type ColumnKind, matchModes } from '@campo-livre/domain/lists/filters.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'
import { columnsOf, inputSchema } from './schemas.ts'

const kindsOfColumn = Object.keys(matchModes) as ColumnKind[]
/** A valid value of each kind of column, and an invalid one. */
const values: Record<ColumnKind, { good: string; bad: string | null }> = {
  text: { good: 'a', bad: null },
  number: { good: '1', bad: 'um' },
  date: { good: '2026-11-20', bad: '20/11/2026' },
  choice: { good: 'a', bad: null },
}

/** Filters each column with an operator that fits, with one that does not, and with a value of another kind. */
export function filterCases(call: Call): Case[] {
  const { query } = call
  // A list may be sortable without filters.
  if (!query || !inputSchema(query).properties?.filters) return []
  const takes = (filters: string) => query.safeParse({ filters }).success
  return columnsOf(call).flatMap((column) => {
    const kind = kindsOfColumn.find((each) =>
      matchModes[each].every((mode) => takes(filterOf(column, mode, ''))),
    )
    if (kind === undefined) return []
    const { good, bad } = values[kind]
    const goods = [filterOf(column, matchModes[kind][0], good)]
    const bads = [
      filterOf(column, 'outra-coisa', good),
      ...(bad === null ? [] : [filterOf(column, 'equals', bad)]),
    ]
    return [...goods.map(asGood), ...bads.map(asBad)]
  })
}

const filterOf = (column: string, mode: string, value: string) =>
  JSON.stringify([{ column, operator: 'and', conditions: [{ mode, value }] }])

const asGood = (filters: string): Case => ({
  kind: 'good',
  name: `filters=${filters}`,
  action: { does: 'good', query: { filters } },
})

function asBad(filters: string): Case {
  const change = { part: 'query', name: 'filters', value: filters } as const
  const action = {
    does: 'refuse',
    as: 'maker',
    at: 'own',
    change,
    expects: { status: 422, field: 'filters' },
  } as const
  return { kind: 'invalid field', name: `filters=${filters}`, action }
}
