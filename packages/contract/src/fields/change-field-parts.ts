import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { partsChangeSchema } from '@campo-livre/domain/fields/set-up/parts-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFieldPartsCall = {
  method: 'PUT',
  path: '/company/fields/{id}/parts',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const changeFieldPartsSpec = describeCall(changeFieldPartsCall, () => ({
  who: ['company'],
  body: partsChangeSchema,
  idempotent: true,
  extension: true,
  summary:
    'Says which fields of the company a field is made of. From then on a booking of either occupies both, also of two fields with a part in common.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed it since. `data`: the field as it is now.',
    invalid:
      "At `parts`: the field itself, a field that is not the company's, that is archived or made of others; or the field is a part of another one.",
    conflict: 'Bookings to come of fields that would share ground overlap. `data`: these bookings, in pairs.',
  },
}))
