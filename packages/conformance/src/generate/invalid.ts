import type * as z from 'zod/mini'
import type { Call } from '@campo-livre/backend/http/call.ts'
import { badTexts, badValues, chosen, type JsonSchema } from '../bad-values.ts'
import type { Case, CaseChange } from '../case.ts'
import { type Payload, changed } from '../change.ts'
import { inputSchema } from './schemas.ts'

type Place = readonly (string | number)[]
type Wrong = { at: Place; name: string; change: CaseChange }

/**
 * Returns a case for every way in which one field of the good request can be wrong, with the field that the error has
 * to name.
 */
export function invalidCases({ body, query }: Call, good: Payload): Case[] {
  const inBody = body ? wrongBodies(inputSchema(body), good.body, []) : []
  const inQuery = query ? wrongQueries(inputSchema(query)) : []
  return [
    ...(body ? inBody.flatMap((wrong) => asCase(body, wrong, changed(good, wrong.change).body)) : []),
    ...(query ? inQuery.flatMap((wrong) => asCase(query, wrong, changed(good, wrong.change).query)) : []),
  ]
}

/** Decides by the schema: a value that it accepts is no case, and its first error gives the field. */
function asCase(schema: z.ZodMiniType, { at, name, change }: Wrong, value: unknown): Case[] {
  const { error } = schema.safeParse(sent(value))
  const place = at.join('.')
  const field = error?.issues
    .map(({ path }) => path.join('.'))
    .find((path) => path === place || path.startsWith(`${place}.`) || place.startsWith(`${path}.`))
  if (field === undefined) return []
  const expects = { status: 422, field }
  return [
    {
      kind: 'invalid field',
      name: `${place} ${name}`,
      action: { does: 'refuse', as: 'maker', at: 'own', change, expects },
    },
  ]
}

function wrongBodies(schema: JsonSchema, good: unknown, at: Place): Wrong[] {
  const { type, properties = {}, required = [], items } = chosen(schema, good)
  const change = (place: Place, value: unknown): CaseChange => ({ part: 'body', at: place, value })
  const own =
    at.length === 0
      ? []
      : badValues(schema).map(({ name, value }) => ({ at, name, change: change(at, value) }))
  if (type === 'object')
    return [
      ...own,
      ...Object.entries(properties).flatMap(([key, each]) => {
        const place = [...at, key]
        const missing = { at: place, name: 'missing', change: change(place, undefined) }
        const inside = wrongBodies(each, (good as Record<string, unknown> | null)?.[key], place)
        return required.includes(key) ? [missing, ...inside] : inside
      }),
    ]
  if (!items || !Array.isArray(good)) return own
  // One item stands for all; an empty list within it has none.
  const index = good.findIndex((each) => !Array.isArray(each) || each.length > 0)
  return index < 0 ? own : [...own, ...wrongBodies(items, good[index], [...at, index])]
}

function wrongQueries({ properties = {} }: JsonSchema): Wrong[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    badTexts(schema).map(({ name: way, value }) => ({
      at: [name],
      name: way,
      change: { part: 'query' as const, name, value },
    })),
  )
}

/** Returns a value as JSON carries it: without `undefined`. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}))
