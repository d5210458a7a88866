import * as z from 'zod/mini'
import type { Call } from '../../http/call.ts'
import type { JsonSchema } from '../bad-values.ts'

/** What goes over the wire, as JSON Schema. */
export const inputSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema

/** By which columns a table can be sorted and filtered: those of its rows that its query takes. */
export function columnsOf({ query, output }: Pick<Call, 'query' | 'output'>): string[] {
  const { sort } = (query && inputSchema(query).properties) ?? {}
  if (!query || !sort || sort.enum) return []
  const keys = Object.keys(inputSchema(output).items?.properties ?? {})
  return keys.filter((key) => query.safeParse({ sort: key }).success)
}
