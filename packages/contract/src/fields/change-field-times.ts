import { timesChangeSchema } from '@campo-livre/domain/fields/set-up/times-input.ts'
import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFieldTimesCall = {
  method: 'PUT',
  path: '/company/fields/{id}/times',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const changeFieldTimesSpec = describeCall(changeFieldTimesCall, () => ({
  who: ['company'],
  body: timesChangeSchema,
  idempotent: true,
  extension: true,
  summary:
    'Changes when a field is open and how it is booked. With another `slotMinutes` its prices of a slot change in proportion. Bookings stay.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed it since. `data`: the field as it is now.',
    invalid:
      'Hours that are no whole number of slots: at `slotMinutes`; a shortest booking that no day is open for: at `minSlots`; a longest one below it: at `maxSlots`.',
  },
}))
