import type * as z from 'zod/mini'

/** The type of a column. An instant is told in ISO, a day as `YYYY-MM-DD`; `json` keeps a value with its parts, in their order. */
export type ColumnType = 'text' | 'integer' | 'double' | 'boolean' | 'instant' | 'day' | 'json'

/** A column of a table: the key of the row that it holds, its own name, and its type. */
export type Column = {
  readonly key: string
  readonly name: string
  readonly type: ColumnType
  /** True where a row may have no value. */
  readonly nullable: boolean
  /** True where a row without a value lacks the key, instead of having null in it. */
  readonly absent: boolean
}

/** Returns a name as SQL writes it: `holdExpiresAt` → `hold_expires_at`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Returns the columns in which the rows of an object schema are kept, in the order of its keys. */
export function columnsOf(schema: z.core.$ZodType): readonly Column[] {
  const { def } = schema._zod as z.core.$ZodObjectInternals
  return Object.entries(def.shape).map(([key, value]) => {
    const { type, nullable, absent } = read(value)
    return { key, name: snakeCase(key), type, nullable, absent }
  })
}

type Read = Pick<Column, 'type' | 'nullable' | 'absent'>

function read(schema: z.core.$ZodType): Read {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'optional') return { ...read(def.innerType), nullable: true, absent: true }
  if (def.type === 'nullable') return { ...read(def.innerType), nullable: true }
  return { type: typeOf(def), nullable: false, absent: false }
}

function typeOf(def: z.core.$ZodTypes['_zod']['def']): ColumnType {
  if (def.type === 'boolean') return 'boolean'
  if (def.type === 'enum') return 'text'
  if (def.type === 'literal') return typeof def.values[0] === 'string' ? 'text' : 'json'
  if (def.type === 'number') return 'format' in def && def.format === 'safeint' ? 'integer' : 'double'
  if (def.type !== 'string') return 'json'
  const format = 'format' in def ? def.format : null
  return format === 'datetime' ? 'instant' : format === 'date' ? 'day' : 'text'
}
