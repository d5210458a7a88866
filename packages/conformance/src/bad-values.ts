/** The parts of JSON Schema that test values are derived from. */
export type JsonSchema = {
  type?: string | string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
}

export type BadValue = { name: string; value: unknown }

/** A value of each JSON type, to be put where another type is expected. */
const ofType: Record<string, unknown> = { string: 'x', number: 12_345, boolean: true, array: [], object: {} }

/** Returns the schema without a `null` that it also allows. */
export function core(schema: JsonSchema): JsonSchema {
  const [one, ...more] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return one && more.length === 0 ? one : schema
}

/** Returns the part of a union that a good value has chosen by its constants (`method: 'pix'`); else the schema. */
export function chosen(schema: JsonSchema, good: unknown): JsonSchema {
  const inner = core(schema)
  const constants = ({ properties = {} }: JsonSchema) =>
    Object.entries(properties).filter(([, each]) => each.const !== undefined)
  const fits = (part: JsonSchema) =>
    constants(part).length > 0 &&
    constants(part).every(([key, each]) => (good as Record<string, unknown> | null)?.[key] === each.const)
  return (inner.oneOf ?? inner.anyOf ?? []).find(fits) ?? inner
}

function typesOf(schema: JsonSchema): string[] {
  const types = (schema.anyOf ?? [schema]).flatMap(({ type }) => type ?? [])
  return types.map((type) => (type === 'integer' ? 'number' : type))
}

/**
 * Returns one wrong value for each way to break this schema; some may still pass, as texts are normalized before they
 * are checked.
 */
export function badValues(schema: JsonSchema): BadValue[] {
  const types = typesOf(schema)
  const inner = core(schema)
  const values: BadValue[] = []
  const add = (name: string, value: unknown) => values.push({ name, value })
  if (!types.includes('null')) add('null', null)
  for (const [type, value] of Object.entries(ofType))
    if (!types.includes(type)) add(`a ${type} instead`, value)
  if (types.includes('string')) addTexts(inner, add)
  if (types.includes('number')) addNumbers(inner, add)
  if (types.includes('array')) {
    if ((inner.minItems ?? 0) > 0) add('too few', [])
    if (inner.maxItems !== undefined)
      add(
        'too many',
        Array.from({ length: inner.maxItems + 1 }, () => []),
      )
  }
  return values
}

function addTexts(schema: JsonSchema, add: (name: string, value: unknown) => void) {
  add('empty', '')
  add('only spaces', '   ')
  if (schema.enum) add('not in the list', 'outra-coisa')
  else add('malformed', '§')
  if (schema.maxLength !== undefined) add('too long', 'x'.repeat(schema.maxLength + 1))
  if (schema.format === 'date') {
    add('no such day', '2026-02-30')
    add('too far back', '0001-01-01')
  }
  if (schema.format === 'date-time') {
    add('without a zone', '2026-11-20T10:00:00')
    add('a day alone', '2026-11-20')
  }
}

function addNumbers(schema: JsonSchema, add: (name: string, value: unknown) => void) {
  if (schema.type === 'integer') add('a fraction', 1.5)
  if (schema.minimum !== undefined) add('below the least', schema.minimum - 1)
  if (schema.exclusiveMinimum !== undefined) add('below the least', schema.exclusiveMinimum)
  if (schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER)
    add('above the most', schema.maximum + 1)
}

/** Returns the same as query parameters, which are always texts; an empty one counts as absent. */
export function badTexts(schema: JsonSchema): { name: string; value: string }[] {
  const inner = core(schema)
  const values = badValues({ ...inner, type: inner.type ?? 'string' })
  const asText = values.flatMap(({ name, value }) =>
    typeof value === 'string' || typeof value === 'number' ? [{ name, value: String(value) }] : [],
  )
  const isText = typesOf(inner).includes('string')
  return asText.filter(({ name, value }) => value !== '' && !(isText && name.startsWith('a number')))
}
