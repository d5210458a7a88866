import * as z from 'zod/mini'

export type JsonSchema = { [key: string]: unknown }
type Registry = z.core.$ZodRegistry<{ id: string }>

/** Converts schemas to JSON Schema 2020-12; named ones become components and are referred to. */
export function jsonSchemas(registry: Registry) {
  const components: Record<string, JsonSchema> = {}

  /** Converts the input side of a schema, as it is sent: transformations are left out. */
  const convert = (schema: z.ZodMiniType): JsonSchema => {
    // Wrapped in an object, so that a named schema is referred to as well.
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ it: schema }), {
      metadata: registry,
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (isCleaned(zodSchema)) tellCleaned(jsonSchema)
      },
    }) as unknown as { $defs?: Record<string, JsonSchema>; properties: { it: JsonSchema } }
    for (const [name, { id: _id, ...each }] of Object.entries($defs)) components[name] = pointed(each)
    return pointed(properties.it)
  }

  /** Returns the schema itself, even when it has a name. */
  const shapeOf = (schema: z.ZodMiniType): JsonSchema => {
    const converted = convert(schema)
    const name = String(converted.$ref).split('/').at(-1) ?? ''
    return components[name] ?? converted
  }
  return { components, convert, shapeOf }
}

/** Returns whether the value is normalized before it is checked: trimmed, or reduced to its digits. */
function isCleaned({ _zod }: z.core.$ZodType): boolean {
  return (
    (_zod.def as { checks?: z.core.$ZodCheck[] }).checks?.some(
      (check) => check._zod.def.check === 'overwrite',
    ) ?? false
  )
}

/** Moves the checks of the normalized value from the schema to its description, as what is sent may differ. */
function tellCleaned(schema: JsonSchema): void {
  const { pattern, maxLength } = schema
  const asked = [
    ...(typeof maxLength === 'number' ? [`has at most ${maxLength} letters`] : []),
    ...(typeof pattern === 'string' ? [`matches \`${pattern}\``] : []),
  ]
  if (asked.length === 0) return
  delete schema.pattern
  delete schema.maxLength
  schema.description = `Cleaned first, so that it ${asked.join(' and ')}.`
}

/** Points references to the components of the document. */
function pointed(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}
