import type * as z from 'zod/mini'

/** A schema as the rule of a form's field: its sentence about a text, or null when the text is fine. */
export function problemOf(schema: z.ZodMiniType): (text: string) => string | null {
  return (text) => {
    const read = schema.safeParse(text)
    return read.success ? null : (read.error.issues[0]?.message ?? null)
  }
}
