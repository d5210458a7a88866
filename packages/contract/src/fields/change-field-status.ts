import { fieldStatusSchema } from '@campo-livre/domain/fields/field-input.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
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
    'Publishes a draft, pauses a field or takes it up again, archives it or brings it back, paused. Only an active one is found and booked; bookings stay.',
  refusals: {
    not_found: "Another company's.",
    invalid: 'It is not complete: at `times` or `prices`, the section that lacks something.',
    invalid_transition: 'Its status does not allow it. `data`: the row as it is now.',
    conflict:
      'It has bookings to come and cannot be archived (`data`: these bookings), or another field has taken the name of an archived one.',
  },
}))
