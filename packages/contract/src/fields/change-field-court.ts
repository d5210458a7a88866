import { courtChangeSchema } from '@campo-livre/domain/fields/set-up/court-input.ts'
import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFieldCourtCall = {
  method: 'PUT',
  path: '/company/fields/{id}/court',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const changeFieldCourtSpec = describeCall(changeFieldCourtCall, () => ({
  who: ['company'],
  body: courtChangeSchema,
  idempotent: true,
  extension: true,
  summary: 'Changes what a field is: name, sports, surface, size, players, amenities, texts.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed it since. `data`: the field as it is now.',
    invalid: 'Another field that is not archived has that name: at `name`.',
  },
}))
