import {
  fieldPhotosChangeSchema,
  fieldPhotosSchema,
} from '@campo-livre/domain/fields/photos/field-photos-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFieldPhotosCall = {
  method: 'PUT',
  path: '/company/fields/{id}/photos',
  output: fieldPhotosSchema,
} as const satisfies DeclaredCall

export const changeFieldPhotosSpec = describeCall(changeFieldPhotosCall, () => ({
  who: ['company'],
  body: fieldPhotosChangeSchema,
  extension: true,
  summary: 'Puts the photos of a field in an order, with their captions. One that is left out is removed.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed the field since. `data`: its photos and version as they are now.',
  },
}))
