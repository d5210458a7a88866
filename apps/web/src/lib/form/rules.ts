import type * as z from 'zod/mini'

/** The rule of a form's field: returns its sentence about a text; null when the text is right. */
type Rule = (text: string) => string | null

/** Returns a schema as a rule, which gives the sentence of its first issue. */
export function schemaRule(schema: z.ZodMiniType): Rule {
  return (text) => {
    const read = schema.safeParse(text)
    return read.success ? null : (read.error.issues[0]?.message ?? null)
  }
}

/** Returns a rule that also accepts an empty text. */
export function optionalRule(rule: Rule): Rule {
  return (text) => (text.trim() === '' ? null : rule(text))
}
