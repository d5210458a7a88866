import type * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { ruleOfSchema } from '../log/rules.ts'
import type { Answer } from './answer.ts'
import { judgeBody, type Texts } from './parse.ts'
import { type FieldErrors, Refused } from './refused.ts'

/**
 * Refuses a body that does not fit its schema, together with what of it is taken. Asked ahead, as Laravel's Precognition
 * has it (`Precognition: true`, `Precognition-Validate-Only: email`), it speaks of those fields alone and nothing is done:
 * 204 where they are fine. The real server does not know these headers, and refuses what is not whole. Null: go on.
 */
export function precognition(
  { settings }: Database,
  { headers, text }: { headers: Headers; text: string },
  schema: z.ZodMiniType,
  taken: (typed: Texts) => FieldErrors,
): Answer | null {
  const { wrong, texts } = judgeBody(schema, text)
  const ahead = settings.dialect === 'seed' && headers.get('Precognition') === 'true'
  // The handler says what is taken of a body that is whole.
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
