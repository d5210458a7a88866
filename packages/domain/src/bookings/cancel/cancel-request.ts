import * as z from 'zod/mini'
import { refundForms } from './refund.ts'

/** The body of a cancellation. */
export const cancelRequestSchema = z.object({
  reason: z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(500, 'Use até 500 caracteres.'))),
    null,
  ),
  refundAs: z._default(z.enum(refundForms, 'Escolha como receber de volta.'), 'money'),
})
