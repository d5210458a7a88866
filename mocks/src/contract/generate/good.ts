import * as z from 'zod/mini'
import type { Call } from '../../http/call.ts'
import type { JsonSchema } from '../bad-values.ts'
import type { Case } from '../case.ts'

/** The good request, and every choice that its query offers: each column to sort by, each key of a list. */
export function goodCases(call: Call): Case[] {
  const cases: Case[] = [{ kind: 'good', name: 'as declared', deed: { does: 'good' } }]
  if (call.who === 'anyone' && call.method === 'GET')
    cases.push({
      kind: 'token',
      name: 'a made-up token counts as none',
      deed: { does: 'good', as: 'made-up' },
    })
  for (const [name, value] of choices(call))
    cases.push({ kind: 'good', name: `${name}=${value}`, deed: { does: 'good', query: { [name]: value } } })
  return cases
}

/** Those that the schema takes by themselves: `sort=distance` needs a place, which only the handler knows. */
function choices({ query, output, refusals }: Call): [string, string][] {
  if (!query || refusals[422] !== undefined) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const listed = Object.entries(properties).flatMap(([name, schema]) =>
    (schema.enum ?? []).map((value): [string, string] => [name, String(value)]),
  )
  const columns = properties.sort && !properties.sort.enum ? keysOfRow(output) : []
  const sorts = columns
    .flatMap((key) => [key, `-${key}`])
    .filter((sort) => query.safeParse({ sort }).success)
    .map((sort): [string, string] => ['sort', sort])
  return [...listed, ...sorts]
}

function keysOfRow(output: z.ZodMiniType): string[] {
  const { items } = z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.keys(items?.properties ?? {})
}
