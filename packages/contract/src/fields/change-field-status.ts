import { fieldStatusSchema } from '@campo-livre/domain/fields/field-input.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFieldStatusCall = {
  method: 'PUT',
  path: '/company/fields/{id}/status',
  output: fieldRowSchema,
} as const satisfies DeclaredCall

export const changeFieldStatusSpec = describeCall(changeFieldStatusCall, () => ({
  who: ['company'],
  body: fieldStatusSchema,
  extension: true,
  summary:
    'Pauses a field or takes it up again. A paused one is not found and not booked; its bookings stay.',
  refusals: { not_found: "Another company's." },
}))
