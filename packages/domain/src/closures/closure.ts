import * as z from 'zod/mini'
import { requiredText } from '../text/required-text.ts'
import { closureTimesSchema } from './closure-times.ts'

/** The entered part of a closure: which fields, why and when. */
export const closureInputSchema = z.object({
  /** The fields that are closed; null for all of the arena, later ones too. */
  fieldIds: z.nullable(z.array(z.string()).check(z.minLength(1, 'Escolha pelo menos um campo.'))),
  reason: requiredText('Falta o motivo do fechamento.', 200),
  /** True if players read the reason; otherwise they read `Fechado`. */
  reasonShown: z.boolean(),
  when: closureTimesSchema,
})
export type ClosureInput = z.infer<typeof closureInputSchema>

/** A time in which a company keeps some or all of its fields closed (works, a tournament, a holiday). */
export const closureSchema = z.extend(closureInputSchema, { id: z.string(), companyId: z.string() })
export type Closure = z.infer<typeof closureSchema>

/** Returns whether a closure is one of this field. */
export function closesField({ fieldIds }: Pick<Closure, 'fieldIds'>, fieldId: string): boolean {
  return fieldIds === null || fieldIds.includes(fieldId)
}
