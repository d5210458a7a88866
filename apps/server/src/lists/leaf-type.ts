import type * as z from 'zod/mini'

/** The type of a value in SQL. An instant and a day of a column have types of their own; within JSON they are texts. */
export type ValueType = 'text' | 'number' | 'boolean' | 'instant' | 'day' | 'json' | 'null'

/** Returns the type of what a path leads to in the values of a schema; `json` for what has parts, or several types. */
export function leafType(schema: z.core.$ZodType, path: readonly string[]): ValueType {
  const found = new Set(leavesAt(schema, path))
  found.delete('null')
  const [only = 'null', ...others] = found
  return others.length === 0 ? only : 'json'
}

function leavesAt(schema: z.core.$ZodType, path: readonly string[]): ValueType[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if ('innerType' in def) return leavesAt(def.innerType, path)
  if (def.type === 'pipe') return leavesAt(def.out, path)
  if (def.type === 'union') return def.options.flatMap((option) => leavesAt(option, path))
  if (def.type === 'intersection') return [...leavesAt(def.left, path), ...leavesAt(def.right, path)]
  const [first, ...rest] = path
  if (first === undefined) return [leafOf(def)]
  if (def.type === 'array') return /^\d+$/.test(first) ? leavesAt(def.element, rest) : []
  const next = def.type === 'object' ? def.shape[first] : undefined
  return next ? leavesAt(next, rest) : []
}

function leafOf(def: z.core.$ZodTypes['_zod']['def']): ValueType {
  if (def.type === 'null') return 'null'
  if (def.type === 'string' || def.type === 'enum' || def.type === 'template_literal') return 'text'
  if (def.type === 'number') return 'number'
  if (def.type === 'boolean') return 'boolean'
  if (def.type !== 'literal') return 'json'
  const types = new Set(def.values.map((value) => typeof value))
  const [only] = types
  return types.size === 1 && (only === 'number' || only === 'boolean')
    ? only
    : types.size === 1 && only === 'string'
      ? 'text'
      : 'json'
}

/** Returns the schema of the elements of an array under a path; null where there is none. */
export function elementOf(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | null {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if ('innerType' in def) return elementOf(def.innerType, path)
  if (def.type === 'pipe') return elementOf(def.out, path)
  const [first, ...rest] = path
  if (first === undefined) return def.type === 'array' ? def.element : null
  const next = def.type === 'object' ? def.shape[first] : undefined
  return next ? elementOf(next, rest) : null
}
