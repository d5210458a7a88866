import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import type * as z from 'zod/mini'
import { ruleOfSchema } from './rules.ts'
import type { Answer } from './answer.ts'
import { judgeBody, type Texts } from './parse.ts'
import { Refused } from './refused.ts'

/**
 * Refuses a body that does not fit its schema, together with the values that are taken. A request with Laravel's
 * Precognition headers (`Precognition: true`, `Precognition-Validate-Only: email`) has no effect and is answered for
 * those fields alone: 204 when they are fine. Returns null
 * to go on.
 */
export function precognition(
  { headers, text }: { headers: Headers; text: string },
  schema: z.ZodMiniType,
  taken: (typed: Texts) => InputErrors,
): Answer | null {
  const { wrong, texts } = judgeBody(schema, text)
  const ahead = headers.get('Precognition') === 'true'
  // The handler checks what is taken of a valid body.
  if (!ahead && Object.keys(wrong).length === 0) return null
  const only = ahead ? headers.get('Precognition-Validate-Only') : null
  const asked = only?.split(',').map((field) => field.trim())
  const all = Object.entries({ ...taken(texts), ...wrong })
  const errors = Object.fromEntries(all.filter(([field]) => asked?.includes(field) ?? true))
  const [first] = Object.values(errors).flat()
  if (first !== undefined)
    throw new Refused('invalid', first, { errors }).because(ruleOfSchema('corpo', errors))
  return { status: 204, body: '', headers: { 'Precognition-Success': 'true' } }
}
