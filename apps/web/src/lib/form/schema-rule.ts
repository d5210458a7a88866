import type * as z from 'zod/mini'

/**
 * Returns a schema as the rule of a form's field, which gives its sentence about a text; null when the text is right.
 */
export function schemaRule(schema: z.ZodMiniType): (text: string) => string | null {
  return (text) => {
    const read = schema.safeParse(text)
    return read.success ? null : (read.error.issues[0]?.message ?? null)
  }
}
