import type * as z from 'zod/mini'

/** The value of a text column by its path; undefined leaves the usual one. */
export type TextAt = (path: string) => string | undefined

type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  values?: readonly unknown[]
  entries?: Record<string, unknown>
}

/**
 * Returns rows that a schema allows, in which every column has a value, every list one element of each kind, and every
 * choice is taken by one of them. Formats (days, instants) are not kept to.
 */
export function sampleRows(schema: z.core.$ZodType, textAt: TextAt, path = ''): unknown[] {
  const { type, shape, element, innerType, options, values, entries } = schema._zod.def as Definition
  if (shape) return sampleObjects(shape, textAt, path)
  if (element) return [sampleRows(element, textAt, `${path}[]`)]
  if (options) return options.flatMap((option) => sampleRows(option, textAt, path))
  if (innerType) return sampleRows(innerType, textAt, path)
  if (values) return [values[0]]
  if (entries) return [Object.values(entries)[0]]
  if (type === 'string') return [textAt(path) ?? 'x']
  if (type === 'number' || type === 'int') return [1]
  return [type === 'boolean']
}

function sampleObjects(
  shape: Record<string, z.core.$ZodType>,
  textAt: TextAt,
  path: string,
): Record<string, unknown>[] {
  const columns = Object.entries(shape).map(
    ([key, schema]) => [key, sampleRows(schema, textAt, path === '' ? key : `${path}.${key}`)] as const,
  )
  const count = Math.max(1, ...columns.map(([, choices]) => choices.length))
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(columns.map(([key, choices]) => [key, choices[at % choices.length]])),
  )
}
