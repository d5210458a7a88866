import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Case } from '../case.ts'
import { columnsOf, inputSchema } from './schemas.ts'

/** Sends the good request, and it with each option of its query: each sortable column, each value of an enum. */
export function goodCases(call: Call): Case[] {
  const cases: Case[] = [{ kind: 'good', name: 'as declared', action: { does: 'good' } }]
  if (call.who === 'anyone' && call.method === 'GET')
    cases.push({
      kind: 'token',
      name: 'a made-up token counts as none',
      action: { does: 'good', as: 'made-up' },
    })
  for (const [name, value] of choices(call))
    cases.push({ kind: 'good', name: `${name}=${value}`, action: { does: 'good', query: { [name]: value } } })
  for (const query of pagesOf(call))
    cases.push({ kind: 'good', name: String(new URLSearchParams(query)), action: { does: 'good', query } })
  return cases
}

/** Returns the query of the smallest page, and of one far behind the last. */
function pagesOf({ query }: Call): Record<string, string>[] {
  const { properties = {} } = query ? inputSchema(query) : {}
  return properties.perPage ? [{ perPage: '1' }, { perPage: '1', page: '2' }, { page: '99999' }] : []
}

/** Returns the options that the schema accepts alone; `sort=distance` needs a place, which only the handler checks. */
function choices({ query, output, refusals }: Call): [string, string][] {
  if (!query || refusals.invalid !== undefined) return []
  const { properties = {} } = inputSchema(query)
  const listed = Object.entries(properties).flatMap(([name, schema]) =>
    (schema.enum ?? []).map((value): [string, string] => [name, String(value)]),
  )
  const sorts = columnsOf({ query, output }).flatMap((key): [string, string][] => [
    ['sort', key],
    ['sort', `-${key}`],
  ])
  const searches: [string, string][] = properties.q
    ? [
        ['q', 'a'],
        ['q', '–'],
        ['q', '(85) 98888-7777'],
      ]
    : []
  return [...listed, ...sorts, ...searches]
}
