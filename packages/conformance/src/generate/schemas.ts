import * as z from 'zod/mini'
import type { Call } from '@campo-livre/backend/http/call.ts'
import type { JsonSchema } from '../bad-values.ts'

/** Returns the JSON Schema of what is sent. */
export const inputSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema

/** Returns the columns by which a list can be sorted and filtered: the keys of its rows that its query accepts. */
export function columnsOf({ query, output }: Pick<Call, 'query' | 'output'>): string[] {
  const { sort } = (query && inputSchema(query).properties) ?? {}
  if (!query || !sort || sort.enum) return []
  const keys = Object.keys(inputSchema(output).items?.properties ?? {})
  return keys.filter((key) => query.safeParse({ sort: key }).success)
}
