import * as z from 'zod/mini'

export type JsonSchema = { [key: string]: unknown }
type Registry = z.core.$ZodRegistry<{ id: string }>

/** Turns schemas into JSON Schema 2020-12; those with a name become components and are referred to. */
export function jsonSchemas(registry: Registry) {
  const components: Record<string, JsonSchema> = {}

  /** As it goes over the wire: what a schema makes of it afterwards is nobody else's business. */
  const convert = (schema: z.ZodMiniType): JsonSchema => {
    // Inside another schema, so that one with a name is referred to as well.
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

  /** The schema itself, whether it has a name or not. */
  const shapeOf = (schema: z.ZodMiniType): JsonSchema => {
    const converted = convert(schema)
    const name = String(converted.$ref).split('/').at(-1) ?? ''
    return components[name] ?? converted
  }
  return { components, convert, shapeOf }
}

/** Whether the value is made neat before it is judged: blanks go, or all but the digits. */
function isCleaned({ _zod }: z.core.$ZodType): boolean {
  return (
    (_zod.def as { checks?: z.core.$ZodCheck[] }).checks?.some(
      (check) => check._zod.def.check === 'overwrite',
    ) ?? false
  )
}

/** What is asked of the cleaned value is not asked of what is sent. */
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

/** Names stand among the components of the document. */
function pointed(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}
