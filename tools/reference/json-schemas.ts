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

/** Names stand among the components of the document. */
function pointed(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}
